import type { OutboxDatabase } from './database.ts';
import { endDraft, type EndedDraft } from './drafts.ts';
import type { BodyOf, ParamsOf, QueueableOperation } from './operations.ts';
import { announce } from './outboxChannel.ts';
import { ROW_FORMAT, type OutboxPart, type OutboxRow, type StoredPart } from './outboxRow.ts';
import { listUnsent } from './listUnsent.ts';
import { keepCopy } from './secondCopies.ts';

export type NewPart = { id: string; sha256: string; mime: string; bytes: ArrayBuffer };

export type NewOperation<O extends QueueableOperation = QueueableOperation> = {
  /** UUID; becomes the Idempotency-Key. Queueing the same id twice stores one row. */
  id: string;
  userId: string;
  operation: O;
  params: ParamsOf<O>;
  body: BodyOf<O>;
  entityId: string;
  /** Display name, if the body has none. */
  label?: string;
  parts?: NewPart[];
  dependsOn?: string[];
  /** Milliseconds since 1970. */
  createdAt: number;
};

/**
 * Stores an operation with its photos in one transaction, which also deletes its draft: a device that dies
 * midway has one of the two. Resolves only when it is on disk: 'Saved' may be shown then and not before. A
 * message or an edit for a report that is still waiting itself depends on that report. Throws OutboxError,
 * including `quota_exceeded`; nothing is stored then.
 */
export async function enqueue<O extends QueueableOperation>(
  database: OutboxDatabase,
  operation: NewOperation<O>,
  drafts: readonly EndedDraft[] = [],
): Promise<OutboxRow> {
  // guard: saved-means-stored
  const row = await database.run(async (connection) => {
    const tx = connection.transaction(['operations', 'parts', 'drafts'], 'readwrite', {
      durability: 'strict',
    });
    const operations = tx.objectStore('operations');
    const known = await operations.get(operation.id);
    if (known) {
      await tx.done;
      return known;
    }
    const last = await operations.index('sequence').openKeyCursor(null, 'prev');
    const own = await listUnsent(operations, operation.userId);
    const stored = newRow(operation, (last?.key ?? 0) + 1, own);
    const parts = (operation.parts ?? []).map((part) => storedPart(part, operation.id));
    // No await between the puts: a refused one aborts the transaction, and `tx.done` rejects.
    // guard: every-photo-is-stored
    const writes: Promise<unknown>[] = parts.map((part) => tx.objectStore('parts').put(part));
    for (const draft of drafts) writes.push(endDraft(tx.objectStore('drafts'), draft));
    // guard: stored-means-committed
    await Promise.all([operations.put(stored), ...writes, tx.done]);
    return stored;
  });
  const parts = (operation.parts ?? []).map((part) => storedPart(part, row.id));
  if (row.status !== 'received') await keepCopy(row, parts);
  announce({ type: 'changed' });
  return row;
}

/** `own`: the person's unsent rows, some of which the new row may depend on. */
export function newRow(
  operation: NewOperation,
  sequence: number,
  own: readonly OutboxRow[],
): OutboxRow {
  const { parts = [], dependsOn = [], ...given } = operation;
  const parents = own.filter((row) => isParent(row, operation)).map((row) => row.id);
  return {
    ...given,
    format: ROW_FORMAT,
    sequence,
    dependsOn: [...new Set([...dependsOn, ...parents])],
    parts: parts.map(toPart),
    status: 'waiting',
    attempts: 0,
    nextAttemptAt: 0,
    isInDoubt: false,
    problem: null,
    receivedAt: null,
    announcedAt: null,
    receiptNumber: null,
    result: null,
  } as OutboxRow;
}

/** The server does not know an issue before its report has arrived. */
function isParent(row: OutboxRow, operation: NewOperation): boolean {
  return (
    row.operation === 'reportIssue' && row.entityId === (operation.params as { id?: string }).id
  );
}

export function toPart({ id, sha256, mime, bytes }: NewPart): OutboxPart {
  return { id, sha256, mime, sizeBytes: bytes.byteLength, isUploaded: false };
}

export function storedPart({ id, bytes }: NewPart, operationId: string): StoredPart {
  return { id, operationId, bytes };
}
