import { deleteParts } from './changeQueued.ts';
import type { Verdict } from './classify.ts';
import type { OutboxDatabase } from './database.ts';
import { receiptNumberOf, type OutboxRow } from './outboxRow.ts';
import { retryDelayMs } from './retryDelay.ts';

const RECEIPTS_KEPT_MS = 30 * 24 * 60 * 60_000;

/** Meta key of the time of a person's last receipt. */
export function lastSuccessKey(userId: string): string {
  return `lastSuccessAt:${userId}`;
}

/**
 * Takes back rows that a dead sender had in hand, and drops receipts after 30 days. Only under the
 * outbox lock: otherwise it would take rows from a living sender.
 */
export async function tidyOutbox(database: OutboxDatabase, now: number): Promise<void> {
  await database.run(async (connection) => {
    const tx = connection.transaction('operations', 'readwrite');
    for (const row of await tx.store.index('status').getAll('sending')) {
      await tx.store.put({ ...row, status: 'waiting' });
    }
    for (const row of await tx.store.index('status').getAll('received')) {
      if ((row.receivedAt ?? now) < now - RECEIPTS_KEPT_MS) await tx.store.delete(row.id);
    }
    await tx.done;
  });
}

/** Takes a waiting row in hand; null when it has been discarded, edited or sent meanwhile. */
export async function claimRow(database: OutboxDatabase, id: string): Promise<OutboxRow | null> {
  return await database.run(async (connection) => {
    const tx = connection.transaction('operations', 'readwrite');
    const row = await tx.store.get(id);
    // A `sending` row is our own claim whose commit was not heard of: the run repeats on a new
    // connection, and under the lock nobody else can have made it.
    const isOurs = row?.status === 'waiting' || row?.status === 'sending';
    const claimed = row && isOurs ? { ...row, status: 'sending' as const } : null;
    if (claimed) await tx.store.put(claimed);
    await tx.done;
    return claimed;
  });
}

/** Notes on a row in hand, such as a photo that has arrived. */
export async function patchRow(
  database: OutboxDatabase,
  id: string,
  patch: Partial<Pick<OutboxRow, 'parts' | 'isInDoubt' | 'attempts'>>,
): Promise<void> {
  await database.run(async (connection) => {
    const tx = connection.transaction('operations', 'readwrite');
    const row = await tx.store.get(id);
    // Not `sending`: the row was taken over meanwhile, and the notes are no longer ours to make.
    if (row?.status === 'sending') await tx.store.put({ ...row, ...patch });
    await tx.done;
  });
}

/** Carries a verdict out in one transaction and answers the row as it stands then. */
export async function settleRow(
  database: OutboxDatabase,
  row: OutboxRow,
  verdict: Verdict,
  clock: { now: number; random: number },
): Promise<OutboxRow> {
  const settled = afterVerdict(row, verdict, clock);
  return await database.run(async (connection) => {
    const tx = connection.transaction(['operations', 'parts', 'meta'], 'readwrite', {
      durability: 'strict',
    });
    const current = await tx.objectStore('operations').get(row.id);
    // A sender that was taken over can get the receipt first; nothing said later undoes a receipt.
    const isFinal = current?.status === 'received';
    if (current && !isFinal) await tx.objectStore('operations').put(settled);
    if (settled.status === 'received') {
      await deleteParts(tx.objectStore('parts'), row.id);
      const key = lastSuccessKey(row.userId);
      await tx.objectStore('meta').put({ key, value: clock.now });
    }
    await tx.done;
    return current && isFinal ? current : settled;
  });
}

/**
 * After a dead network a row is due as soon as there is a network: the caller paces whole runs. One
 * that ends run after run is paced itself, or it would hold up everything behind it for ever.
 */
function nextAttemptAfter(
  attempts: number,
  { scope, retryAfterMs }: Extract<Verdict, { kind: 'retry' }>,
  { now, random }: { now: number; random: number },
): number {
  if (retryAfterMs !== null) return now + retryAfterMs;
  if (scope === 'row') return now + retryDelayMs(attempts, random);
  return attempts < 3 ? 0 : now + retryDelayMs(attempts - 2, random);
}

/** The row that follows from a verdict. `row.isInDoubt` is what was known before this try. */
function afterVerdict(
  row: OutboxRow,
  verdict: Verdict,
  { now, random }: { now: number; random: number },
): OutboxRow {
  switch (verdict.kind) {
    case 'received':
      return {
        ...row,
        status: 'received',
        receivedAt: now,
        receiptNumber: receiptNumberOf(row.entityId),
        result: verdict.answer,
        isInDoubt: false,
        problem: null,
      };
    case 'attention':
      return { ...row, status: 'attention', isInDoubt: false, problem: verdict.problem };
    case 'reupload':
      return {
        ...row,
        status: 'waiting',
        isInDoubt: false,
        parts: row.parts.map((part) => ({ ...part, isUploaded: false })),
        problem: verdict.problem,
        nextAttemptAt: row.attempts > 1 ? now + retryDelayMs(row.attempts, random) : 0,
      };
    case 'retry': {
      const nextAttemptAt = nextAttemptAfter(row.attempts, verdict, { now, random });
      return { ...row, status: 'waiting', problem: verdict.problem, nextAttemptAt };
    }
    default:
      return { ...row, status: 'waiting' };
  }
}
