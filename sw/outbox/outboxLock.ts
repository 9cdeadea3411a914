import type { OutboxDatabase } from './database.ts';

const LOCK = 'outbox';
export const HEARTBEAT = 'heartbeat';
export const BEAT_MS = 2_000;

export type OutboxLockOptions = {
  /** Undefined where the browser has none: tabs then send at once, which the row key makes harmless. */
  locks: LockManager | undefined;
  database: OutboxDatabase;
  now: () => number;
};

export type Runner<T> = (signal: AbortSignal) => Promise<T>;

/**
 * Runs under the outbox's Web Lock, so that one context sends at a time. A dead holder frees it at
 * once. Null: another context is sending, or took the lock away; `run`'s signal is then aborted.
 */
export async function ifOutboxLockIsFree<T>(
  options: OutboxLockOptions,
  run: Runner<T>,
): Promise<T | null> {
  return (await holdLock(options, { ifAvailable: true }, run)).value;
}

/** `isHeld`: the lock was ours, even if it was taken away midway. */
export async function holdLock<T>(
  options: OutboxLockOptions,
  request: LockOptions,
  run: Runner<T>,
): Promise<{ isHeld: boolean; value: T | null }> {
  // guard: one-sender-at-a-time
  const lost = new AbortController();
  const { locks } = options;
  if (!locks) return { isHeld: true, value: await run(lost.signal) };
  let isHeld = false;
  let failure: unknown;
  try {
    const value = await locks.request(LOCK, request, async (lock) => {
      if (!lock) return null;
      isHeld = true;
      const stopBeating = beat(options);
      try {
        return await run(lost.signal);
      } catch (error) {
        failure = error;
        throw error;
      } finally {
        stopBeating();
      }
    });
    return { isHeld, value };
  } catch (error) {
    if (failure !== undefined) throw error;
    if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error;
    lost.abort();
    return { isHeld, value: null };
  }
}

function beat({ database, now }: OutboxLockOptions): () => void {
  const write = () => {
    const at = now();
    database
      .run((connection) => connection.put('meta', { key: HEARTBEAT, value: at }))
      // A storage failure also fails the run, where it is reported.
      .catch(() => undefined);
  };
  write();
  const timer = setInterval(write, BEAT_MS);
  return () => clearInterval(timer);
}
