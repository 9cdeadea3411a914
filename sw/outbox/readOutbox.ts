import type { OutboxDatabase } from './database.ts';
import type { OutboxRow } from './outboxRow.ts';
import { lastSuccessKey } from './settleRows.ts';

export type OutboxContents = {
  /** In order of writing, with receipts of the last 30 days; without photo bytes. */
  rows: OutboxRow[];
  /** Waiting or being sent. */
  waitingCount: number;
  attentionCount: number;
  receivedCount: number;
  lastSuccessAt: number | null;
};

export async function readOutbox(
  database: OutboxDatabase,
  userId: string,
): Promise<OutboxContents> {
  return await database.run(async (connection) => {
    const tx = connection.transaction(['operations', 'meta']);
    const rows = await tx.objectStore('operations').index('userId').getAll(userId);
    const last = await tx.objectStore('meta').get(lastSuccessKey(userId));
    await tx.done;
    return {
      ...counted(rows.toSorted((a, b) => a.sequence - b.sequence)),
      lastSuccessAt: typeof last?.value === 'number' ? last.value : null,
    };
  });
}

/** With the numbers of rows in each state. */
export function counted(rows: OutboxRow[]): Omit<OutboxContents, 'lastSuccessAt'> {
  const count = (...statuses: string[]) =>
    rows.filter((row) => statuses.includes(row.status)).length;
  return {
    rows,
    waitingCount: count('waiting', 'sending'),
    attentionCount: count('attention'),
    receivedCount: count('received'),
  };
}

/** Bytes of a queued photo; null after its receipt. */
export async function readPart(database: OutboxDatabase, id: string): Promise<ArrayBuffer | null> {
  const part = await database.run((connection) => connection.get('parts', id));
  return part?.bytes ?? null;
}

/**
 * Unannounced receipts, marked as announced in the same transaction: exactly one of several tabs
 * announces each, even if the worker sent it while no tab was open.
 */
export async function takeUnannounced(
  database: OutboxDatabase,
  userId: string,
  now: number,
): Promise<OutboxRow[]> {
  return await database.run(async (connection) => {
    const tx = connection.transaction('operations', 'readwrite');
    const rows = await tx.store.index('userId').getAll(userId);
    const fresh = rows.filter((row) => row.status === 'received' && row.announcedAt === null);
    for (const row of fresh) await tx.store.put({ ...row, announcedAt: now });
    await tx.done;
    return fresh.toSorted((a, b) => a.sequence - b.sequence);
  });
}
