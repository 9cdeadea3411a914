import type { Tried } from './classify.ts';
import type { OutboxRow } from './outboxRow.ts';
import { parallelGroup, nextGroup } from './nextGroup.ts';
import { withCurrentIssue } from './readConflict.ts';
import { noteNotBefore, readNotBefore } from './notBefore.ts';
import { isDue, MAX_RETRY_DELAY_MS } from './retryDelay.ts';
import { sendGroup } from './sendGroup.ts';
import { afterOutcome, claimRows, ifThereIsRoom, settleRows, tidyOutbox } from './settleRows.ts';
import { listUnsent } from './listUnsent.ts';
import type { SendDependencies } from './uploadPhotos.ts';
import type { Session } from './whoIsSignedIn.ts';

export type DrainDependencies = SendDependencies & {
  /** 0 to 1, to spread retries. */
  random: () => number;
  /** Checked once per run. */
  whoIsSignedIn: (signal: AbortSignal) => Promise<Session>;
  /**
   * Runs under the outbox's lock; null: it is held by another context, or was taken over. The
   * signal means that the lock is lost and nothing may be written any more.
   */
  lock: <T>(run: (signal: AbortSignal) => Promise<T>) => Promise<T | null>;
  onSettled?: () => void;
  /** Gets the outcomes that a full device could not store: its rows still show the previous state. */
  onUnsettled?: (rows: readonly OutboxRow[]) => void;
};

export type DrainResult = {
  /**
   * idle: nothing of this person is left to send. waiting: something is due later. offline: the
   * server is unreachable. held: another tab or the worker is sending.
   */
  outcome: 'idle' | 'waiting' | 'offline' | 'signed_out' | 'held';
  received: number;
  /** Owner of the session; null: not checked, or nobody. */
  userId: string | null;
  /**
   * Earliest next run, or null: only an event (sign-in, an edit) can change anything. After
   * `offline` the caller adds its own growing delay.
   */
  retryAt: number | null;
};

type Run = {
  deps: DrainDependencies;
  signal: AbortSignal;
  userId: string;
  received: number;
  /** Rows already tried in this run, unless they may be tried again. */
  tried: Set<string>;
  /** The server takes no groups. */
  isOneByOne: boolean;
  stopped: 'offline' | 'signed_out' | null;
  /** From the Retry-After of our server that stopped the run. */
  stoppedUntil: number;
  /** From an intermediary's Retry-After. */
  delayedUntil: number;
};

/**
 * Sends waiting rows, oldest first, only those of the signed-in person. Rows of one discussion or
 * issue never overtake each other; one that needs attention blocks only its dependents. Safe to
 * call at any time, from any tab and from the worker.
 */
export async function drain(deps: DrainDependencies): Promise<DrainResult> {
  const result = await deps.lock((signal) => drainUnderLock(deps, signal));
  return result ?? nothing('held', deps.now() + 10_000);
}

function nothing(outcome: DrainResult['outcome'], retryAt: number | null): DrainResult {
  return { outcome, received: 0, userId: null, retryAt };
}

async function drainUnderLock(deps: DrainDependencies, signal: AbortSignal): Promise<DrainResult> {
  await ifThereIsRoom(() => tidyOutbox(deps.database, deps.now()));
  // Under the lock a row that is 'sending' was left so by a dead sender.
  const open = await deps.database.run((connection) =>
    connection.countFromIndex('operations', 'status', IDBKeyRange.bound('sending', 'waiting')),
  );
  if (open === 0) return nothing('idle', null);
  const session = await deps.whoIsSignedIn(signal);
  if (session.state === 'signed_out') return nothing('signed_out', null);
  if (session.state === 'unreachable') {
    return nothing('offline', deps.now() + (session.retryAfterMs ?? 0));
  }
  const run: Run = {
    deps,
    signal,
    userId: session.userId,
    received: 0,
    tried: new Set(),
    isOneByOne: false,
    stopped: null,
    stoppedUntil: 0,
    delayedUntil: 0,
  };
  const notBefore = await readNotBefore(deps.database, run.userId);
  if (!isDue(notBefore, deps.now())) {
    return { outcome: 'waiting', received: 0, userId: run.userId, retryAt: notBefore };
  }
  while (await tryNext(run));
  if (run.stoppedUntil > deps.now()) {
    await ifThereIsRoom(() => noteNotBefore(deps.database, run.userId, run.stoppedUntil));
  }
  return await readResult(run);
}

/** False: nothing more to try in this run. */
async function tryNext(run: Run): Promise<boolean> {
  const { deps, signal } = run;
  if (run.stopped || signal.aborted) return false;
  const rows = await unreceivedRows(run);
  const isOpen = (row: OutboxRow) => !run.tried.has(row.id) && isDue(row.nextAttemptAt, deps.now());
  const choice = { isOpen, isOneByOne: run.isOneByOne, pace: deps.pace };
  const group = nextGroup(rows, choice);
  if (group.length === 0) return false;
  await Promise.all([tryGroup(run, group), tryGroup(run, parallelGroup(group, rows, choice))]);
  return true;
}

async function tryGroup(run: Run, group: readonly OutboxRow[]): Promise<void> {
  const { deps, signal } = run;
  const ids = group.map((row) => row.id);
  for (const id of ids) run.tried.add(id);
  const claimed = ids.length === 0 ? [] : await claimRows(deps.database, ids);
  if (claimed.length === 0) return;
  const { tried, isOneByOne } = await sendGroup(deps, claimed, signal);
  // Without groups the same rows are tried again, alone.
  if (isOneByOne && !run.isOneByOne) for (const { row } of tried) run.tried.delete(row.id);
  run.isOneByOne ||= isOneByOne;
  const completed = await Promise.all(tried.map((one) => withCurrentIssue(deps, one, signal)));
  await conclude(run, completed);
}

async function conclude(run: Run, tried: readonly Tried[]): Promise<void> {
  const { deps, signal } = run;
  // A new lock holder has taken the rows back: late outcomes of ours would undo theirs.
  const ours = tried.filter(({ outcome }) => !signal.aborted || outcome.kind === 'received');
  const clock = { now: deps.now(), random: deps.random() };
  const settled = await ifThereIsRoom(
    () => settleRows(deps.database, ours, clock),
    () => {
      const rows = ours.map(({ row, outcome }) => afterOutcome(row, outcome, clock));
      deps.onUnsettled?.(rows);
      return rows;
    },
  );
  const hasMoved = ours.some(({ outcome }) => outcome.kind !== 'held_back');
  for (const [at, { outcome }] of ours.entries()) {
    const row = settled[at];
    if (outcome.kind === 'received') run.received += 1;
    const isAgain = outcome.kind === 'held_back' ? hasMoved : outcome.kind === 'reupload';
    if (row && isAgain && isDue(row.nextAttemptAt, clock.now)) run.tried.delete(row.id);
    if (outcome.kind === 'signed_out') run.stopped = 'signed_out';
    if (outcome.kind === 'retry' && outcome.scope === 'run') {
      run.stopped = 'offline';
      run.stoppedUntil = Math.max(run.stoppedUntil, clock.now + (outcome.retryAfterMs ?? 0));
      run.delayedUntil = Math.max(run.delayedUntil, clock.now + (outcome.strangersDelayMs ?? 0));
    }
  }
  deps.onSettled?.();
}

function unreceivedRows({ deps, userId }: Run): Promise<OutboxRow[]> {
  return deps.database.run((connection) =>
    listUnsent(connection.transaction('operations').store, userId),
  );
}

async function readResult(run: Run): Promise<DrainResult> {
  const { received, stopped, userId } = run;
  const now = run.deps.now();
  const made = { received, userId };
  if (run.signal.aborted) return { ...made, outcome: 'held', retryAt: now };
  if (stopped === 'signed_out') return { ...made, outcome: stopped, retryAt: null };
  if (stopped) {
    const retryAt = Math.max(run.stoppedUntil, run.delayedUntil);
    return { ...made, outcome: stopped, retryAt };
  }
  const rows = await unreceivedRows(run);
  const times = rows.filter((row) => row.status !== 'attention').map((row) => row.nextAttemptAt);
  if (times.length === 0) return { ...made, outcome: 'idle', retryAt: null };
  // Rows behind a refused parent are due but blocked: they must not cause a busy loop.
  const retryAt = Math.min(...times.filter((time) => time > now), now + MAX_RETRY_DELAY_MS);
  return { ...made, outcome: 'waiting', retryAt };
}
