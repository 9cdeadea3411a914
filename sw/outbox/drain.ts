import type { OutboxDatabase } from './database.ts';
import type { OutboxRow } from './outboxRow.ts';
import type { Verdict } from './classify.ts';
import { isDue, MAX_RETRY_DELAY_MS } from './retryDelay.ts';
import { sendRow, type SendDependencies } from './sendRow.ts';
import { claimRow, settleRow, tidyOutbox } from './settleRow.ts';
import type { Session } from './whoIsSignedIn.ts';

export type DrainDependencies = SendDependencies & {
  /** 0 to 1, to spread retries. */
  random: () => number;
  /** Whose session it is, asked once per run. */
  whoIsSignedIn: (signal: AbortSignal) => Promise<Session>;
  /**
   * Runs under the outbox's lock; null when somebody else holds it or took it over. The signal says
   * that the lock is lost and that nothing may be written any more.
   */
  lock: <T>(run: (signal: AbortSignal) => Promise<T>) => Promise<T | null>;
  /** After every change of a row. */
  onSettled?: (row: OutboxRow, verdict: Verdict) => void;
};

export type DrainResult = {
  /**
   * idle: nothing of this person is left to send. waiting: something is due later. offline: the
   * server cannot be reached. held: another tab or the worker is sending.
   */
  outcome: 'idle' | 'waiting' | 'offline' | 'signed_out' | 'held';
  /** Rows received in this run. */
  received: number;
  /**
   * Not before this time, or null when only an event (sign-in, an edit) can change anything. After
   * `offline` the caller adds its own growing delay.
   */
  retryAt: number | null;
};

/** Mutable state of one run. */
type Run = {
  deps: DrainDependencies;
  signal: AbortSignal;
  userId: string;
  received: number;
  /** Rows that had their try in this run, unless it may be repeated at once. */
  tried: Set<string>;
  stopped: 'offline' | 'signed_out' | null;
  /** Set by the server's Retry-After when it stopped the run. */
  stoppedUntil: number;
};

/**
 * Sends what waits, oldest first, in the name of who is signed in and of nobody else. Rows of one
 * discussion or issue never overtake each other; a row that needs attention holds back only what
 * depends on it. Safe to call at any time, from any tab and from the worker.
 */
export async function drain(deps: DrainDependencies): Promise<DrainResult> {
  const result = await deps.lock((signal) => drainUnderLock(deps, signal));
  return result ?? { outcome: 'held', received: 0, retryAt: deps.now() + 10_000 };
}

async function drainUnderLock(deps: DrainDependencies, signal: AbortSignal): Promise<DrainResult> {
  await tidyOutbox(deps.database, deps.now());
  const waiting = await deps.database.run((connection) =>
    connection.countFromIndex('operations', 'status', 'waiting'),
  );
  if (waiting === 0) return { outcome: 'idle', received: 0, retryAt: null };
  const session = await deps.whoIsSignedIn(signal);
  if (session.state === 'signed_out') return { outcome: 'signed_out', received: 0, retryAt: null };
  if (session.state === 'unreachable') {
    const retryAt = deps.now() + (session.retryAfterMs ?? 0);
    return { outcome: 'offline', received: 0, retryAt };
  }
  const run: Run = {
    deps,
    signal,
    userId: session.userId,
    received: 0,
    tried: new Set(),
    stopped: null,
    stoppedUntil: 0,
  };
  while (await drainOnce(run));
  return await resultOf(run);
}

/** One pass over the queue; true when another may find something new to do. */
async function drainOnce(run: Run): Promise<boolean> {
  const rows = await unreceivedRows(run.deps.database, run.userId);
  const unreceived = new Set(rows.map((row) => row.id));
  const blockedLanes = new Set<string>();
  let hasProgressed = false;
  for (const row of rows) {
    if (run.stopped || run.signal.aborted) return false;
    if (row.status === 'attention') continue;
    const isFree =
      !blockedLanes.has(laneOf(row)) && !row.dependsOn.some((id) => unreceived.has(id));
    const status = isFree && isOpen(run, row) ? await tryRow(run, row.id) : row.status;
    if (status === 'received') unreceived.delete(row.id);
    if (status === 'waiting' || status === 'sending') blockedLanes.add(laneOf(row));
    hasProgressed ||= status === 'received' || (isFree && isOpen(run, row));
  }
  return hasProgressed;
}

function isOpen(run: Run, row: OutboxRow): boolean {
  return !run.tried.has(row.id) && isDue(row.nextAttemptAt, run.deps.now());
}

/** Tries a row once and answers its status afterwards; null when it is gone. */
async function tryRow(run: Run, id: string): Promise<OutboxRow['status'] | null> {
  const { deps, signal } = run;
  run.tried.add(id);
  const claimed = await claimRow(deps.database, id);
  if (!claimed) return null;
  const { row, verdict } = await sendRow(deps, claimed, signal);
  // Whoever took the lock has taken the row back too: a late verdict of ours would undo theirs.
  if (signal.aborted && verdict.kind !== 'received') return 'sending';
  const clock = { now: deps.now(), random: deps.random() };
  const settled = await settleRow(deps.database, row, verdict, clock);
  if (verdict.kind === 'received') run.received += 1;
  if (verdict.kind === 'reupload' && settled.nextAttemptAt === 0) run.tried.delete(id);
  if (verdict.kind === 'signed_out') run.stopped = 'signed_out';
  if (verdict.kind === 'retry' && verdict.scope === 'run') {
    run.stopped = 'offline';
    run.stoppedUntil = clock.now + (verdict.retryAfterMs ?? 0);
  }
  deps.onSettled?.(settled, verdict);
  return settled.status;
}

/** Operations on the same issue keep their order; everything else is independent. */
function laneOf(row: OutboxRow): string {
  return row.operation === 'reportIssue' ? row.entityId : row.params.id;
}

async function unreceivedRows(database: OutboxDatabase, userId: string): Promise<OutboxRow[]> {
  const rows = await database.run((connection) =>
    connection.getAllFromIndex('operations', 'userId', userId),
  );
  return rows
    .filter((row) => row.status !== 'received')
    .toSorted((a, b) => a.sequence - b.sequence);
}

async function resultOf(run: Run): Promise<DrainResult> {
  const { received, stopped } = run;
  const now = run.deps.now();
  if (run.signal.aborted) return { outcome: 'held', received, retryAt: now };
  if (stopped === 'signed_out') return { outcome: stopped, received, retryAt: null };
  if (stopped) return { outcome: stopped, received, retryAt: run.stoppedUntil };
  const rows = await unreceivedRows(run.deps.database, run.userId);
  const times = rows.filter((row) => row.status !== 'attention').map((row) => row.nextAttemptAt);
  if (times.length === 0) return { outcome: 'idle', received, retryAt: null };
  // Rows behind a refused parent are due but cannot go: they must not turn this into a busy loop.
  const retryAt = Math.min(...times.filter((time) => time > now), now + MAX_RETRY_DELAY_MS);
  return { outcome: 'waiting', received, retryAt };
}
