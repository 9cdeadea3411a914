import { retryNow } from '#sw/outbox/changeQueued.ts';
import { createOutboxDatabase } from '#sw/outbox/database.ts';
import { enqueue, type NewOperation } from '#sw/outbox/enqueue.ts';

/** An operation as it travels into the page: photos as Base64. */
export type PackedOperation = Omit<NewOperation, 'parts'> & {
  parts: { id: string; sha256: string; mime: string; base64: string }[];
};

export type OutboxInPage = {
  /** Resolves when it is on the disk of the browser. */
  keep: (operation: PackedOperation) => Promise<void>;
  sendNow: (userId: string) => Promise<void>;
  unsentCount: () => Promise<number>;
};

/** Where the page keeps what this script offers. */
export type TorturedWindow = typeof globalThis & { outboxInPage: OutboxInPage };

const database = createOutboxDatabase();

/** The app's own sender listens to this; it shares nothing else with what runs here. */
function wakeSender(): void {
  dispatchEvent(new Event('online'));
}

function bytesOf(base64: string): ArrayBuffer {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer;
}

const outboxInPage: OutboxInPage = {
  async keep(operation) {
    const parts = operation.parts.map(({ base64, ...part }) => ({
      ...part,
      bytes: bytesOf(base64),
    }));
    await enqueue(database, { ...operation, parts });
    wakeSender();
  },
  async sendNow(userId) {
    await retryNow(database, userId);
    wakeSender();
  },
  unsentCount: () =>
    database.run(async (connection) => {
      const all = await connection.count('operations');
      return all - (await connection.countFromIndex('operations', 'status', 'received'));
    }),
};

(globalThis as TorturedWindow).outboxInPage = outboxInPage;
