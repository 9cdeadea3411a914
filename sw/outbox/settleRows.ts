import { DAY_MS } from '#schema/durations.ts';
import { deleteParts } from './changeQueued.ts';
import type { Outcome, Tried } from './classify.ts';
import type { OutboxDatabase } from './database.ts';
import { forgetDiscarded } from './discardedRows.ts';
import { OutboxError } from './OutboxError.ts';
import { receiptNumber, type OutboxPart, type OutboxRow } from './outboxRow.ts';
import { retryDelayMs } from './retryDelay.ts';
import { dropCopies } from './secondCopies.ts';

const RECEIPTS_KEPT_MS = 30 * DAY_MS;
/** Meta key of the day of the last cleanup: there may be thousands of receipts. */
const TIDIED = 'tidied';

export function lastSuccessKey(userId: string): string {
  return `lastSuccessAt:${userId}`;
}

/**
 * A device without room for a note sends nevertheless: a row's key makes every repeat harmless, and
 * what is on the server needs no room here.
 */
export function ifThereIsRoom(write: () => Promise<unknown>): Promise<unknown>;
export function ifThereIsRoom<T>(
  write: () => Promise<T>,
  otherwise: () => T | Promise<T>,
): Promise<T>;
export async function ifThereIsRoom(
  write: () => Promise<unknown>,
  otherwise?: () => unknown,
): Promise<unknown> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof OutboxError)) throw error;
    return await otherwise?.();
  }
}

/**
 * Releases rows claimed by a dead sender and, once a day, drops receipts older than 30 days. Only
 * under the outbox lock: otherwise it would take rows from a living sender.
 */
export async function tidyOutbox(database: OutboxDatabase, now: number): Promise<void> {
  const dropped = await database.run(async (connection) => {
    const old: string[] = [];
    const tx = connection.transaction(['operations', 'meta'], 'readwrite');
    const operations = tx.objectStore('operations');
    for (const row of await operations.index('status').getAll('sending')) {
      // guard: dead-sender-lets-go
      await operations.put({ ...row, status: 'waiting' });
    }
    const today = Math.floor(now / DAY_MS);
    if ((await tx.objectStore('meta').get(TIDIED))?.value !== today) {
      for (const row of await operations.index('status').getAll('received')) {
        // One that was never announced would be missed, as if it had been lost.
        if (row.announcedAt === null || (row.receivedAt ?? now) >= now - RECEIPTS_KEPT_MS) continue;
        await operations.delete(row.id);
        old.push(row.id);
      }
      await forgetDiscarded(tx.objectStore('meta'), now - RECEIPTS_KEPT_MS);
      await tx.objectStore('meta').put({ key: TIDIED, value: today });
    }
    await tx.done;
    return old;
  });
  await dropCopies(dropped);
}

/** Returns the rows that were not discarded, edited or sent meanwhile. */
export async function claimRows(
  database: OutboxDatabase,
  ids: readonly string[],
): Promise<OutboxRow[]> {
  const claimed = (row: OutboxRow): OutboxRow | null => {
    // A `sending` row is our own claim whose commit was not confirmed: the run repeats on a new
    // connection, and under the lock nobody else can have made it.
    // guard: own-claim-is-repeated
    const isOurs = row.status === 'waiting' || row.status === 'sending';
    return isOurs ? { ...row, status: 'sending' } : null;
  };
  const readOnly = () =>
    database.run(async (connection) => {
      const rows = await Promise.all(ids.map((id) => connection.get('operations', id)));
      return rows.flatMap((row) => (row && claimed(row)) ?? []);
    });
  return await ifThereIsRoom(() => change(database, ids, claimed), readOnly);
}

/** Records that these rows are being sent, with their arrived parts. */
export async function noteSending(
  database: OutboxDatabase,
  rows: readonly OutboxRow[],
): Promise<void> {
  const notes = new Map(rows.map(({ id, parts, attempts }) => [id, { parts, attempts }]));
  // guard: in-doubt-before-sending
  const note = (row: OutboxRow) => ifClaimed(row, { ...notes.get(row.id), isInDoubt: true });
  await ifThereIsRoom(() => change(database, [...notes.keys()], note));
}

/** Records how much of a part has arrived. */
export async function noteArrived(
  database: OutboxDatabase,
  id: string,
  { id: partId, isUploaded, arrivedBytes }: OutboxPart,
): Promise<void> {
  const note = (row: OutboxRow) =>
    ifClaimed(row, {
      parts: row.parts.map((part) =>
        part.id === partId ? { ...part, isUploaded, arrivedBytes } : part,
      ),
    });
  await ifThereIsRoom(() => change(database, [id], note));
}

/** Null: no longer `sending`, so another context has taken it over. */
function ifClaimed(
  row: OutboxRow,
  patch: Partial<Pick<OutboxRow, 'parts' | 'isInDoubt' | 'attempts'>>,
): OutboxRow | null {
  return row.status === 'sending' ? { ...row, ...patch } : null;
}

/** In one transaction; returns the changed rows. Null leaves a row unchanged. */
async function change(
  database: OutboxDatabase,
  ids: readonly string[],
  next: (row: OutboxRow) => OutboxRow | null,
): Promise<OutboxRow[]> {
  return await database.run(async (connection) => {
    const tx = connection.transaction('operations', 'readwrite');
    const rows = await Promise.all(ids.map((id) => tx.store.get(id)));
    const changed = rows.flatMap((row) => (row && next(row)) ?? []);
    await Promise.all([...changed.map((row) => tx.store.put(row)), tx.done]);
    return changed;
  });
}

/** Saves all outcomes in one transaction, and returns the resulting rows. */
export async function settleRows(
  database: OutboxDatabase,
  tried: readonly Tried[],
  clock: { now: number; random: number },
): Promise<OutboxRow[]> {
  const settled = await database.run(async (connection) => {
    const tx = connection.transaction(['operations', 'parts', 'meta'], 'readwrite', {
      durability: 'strict',
    });
    const operations = tx.objectStore('operations');
    const rows: OutboxRow[] = [];
    for (const { row, outcome } of tried) {
      const next = afterOutcome(row, outcome, clock);
      const current = await operations.get(row.id);
      // A replaced sender can get the receipt first; nothing later undoes a receipt.
      const isFinal = current?.status === 'received';
      if (current && !isFinal) await operations.put(next);
      if (next.status === 'received') {
        await deleteParts(tx.objectStore('parts'), row.id);
        await tx.objectStore('meta').put({ key: lastSuccessKey(row.userId), value: clock.now });
      }
      rows.push(isFinal ? current : next);
    }
    await tx.done;
    return rows;
  });
  await dropCopies(settled.filter(({ status }) => status === 'received').map(({ id }) => id));
  return settled;
}

/**
 * After a network failure a row is due as soon as there is a network: the caller paces whole runs. A row
 * that keeps ending runs gets its own delay, or it would block everything behind it forever.
 */
function nextAttemptAfter(
  tries: number,
  { scope, retryAfterMs }: Extract<Outcome, { kind: 'retry' }>,
  { now, random }: { now: number; random: number },
): number {
  if (retryAfterMs !== null) return now + retryAfterMs;
  if (scope === 'row') return now + retryDelayMs(tries, random);
  return tries < 3 ? 0 : now + retryDelayMs(tries - 2, random);
}

/** Automatic attempts; a requested one resets the delays. */
const countPacedTries = ({ attempts, attemptsBeforeAsked = 0 }: OutboxRow): number =>
  attempts - attemptsBeforeAsked;

/** The row after an outcome. `row.isInDoubt`: as known before this attempt. */
export function afterOutcome(
  row: OutboxRow,
  outcome: Outcome,
  { now, random }: { now: number; random: number },
): OutboxRow {
  const tries = countPacedTries(row);
  switch (outcome.kind) {
    case 'received':
      return {
        ...row,
        status: 'received',
        receivedAt: now,
        receiptNumber: receiptNumber(row.entityId),
        result: outcome.answer,
        isInDoubt: false,
        problem: null,
      };
    case 'attention':
      return { ...row, status: 'attention', isInDoubt: false, problem: outcome.problem };
    case 'reupload':
      return {
        ...row,
        status: 'waiting',
        isInDoubt: false,
        parts: row.parts.map((part) => ({ ...part, isUploaded: false, arrivedBytes: 0 })),
        problem: outcome.problem,
        nextAttemptAt: tries > 1 ? now + retryDelayMs(tries, random) : 0,
      };
    case 'retry': {
      // guard: retries-for-ever
      const nextAttemptAt = nextAttemptAfter(tries, outcome, { now, random });
      return { ...row, status: 'waiting', problem: outcome.problem, nextAttemptAt };
    }
    case 'held_back':
      return { ...row, status: 'waiting', attempts: row.attempts - 1 };
    default:
      return { ...row, status: 'waiting' };
  }
}
