import type { OutboxDatabase } from './database.ts';

const LOCK = 'outbox';
const HEARTBEAT = 'heartbeat';
const BEAT_MS = 2_000;
/** A holder silent for longer is frozen or stopped; the row key makes it harmless. */
const SILENT_MS = 5_000;

export type OutboxLockOptions = {
  locks: LockManager;
  database: OutboxDatabase;
  now: () => number;
  /** `now`: gives up if another context is sending. `wait`: sends after it, or in its place. */
  mode: 'now' | 'wait';
};

type Runner<T> = (signal: AbortSignal) => Promise<T>;

/**
 * Runs under the outbox's Web Lock, so that one context sends at a time. A dead holder frees it at
 * once; a frozen one is replaced within ten seconds by a waiting one. Null: the lock was
 * unavailable or taken away; `run`'s signal is then aborted.
 */
export async function underOutboxLock<T>(
  options: OutboxLockOptions,
  run: Runner<T>,
): Promise<T | null> {
  // guard: one-sender-at-a-time
  if (options.mode === 'now') return (await hold(options, { ifAvailable: true }, run)).value;
  const patience = watchHolder(options);
  const granted: Runner<T> = (signal) => {
    patience.stop();
    return run(signal);
  };
  try {
    const result = await hold(options, { signal: patience.signal }, granted);
    if (result.isHeld || !patience.signal.aborted) return result.value;
    return (await hold(options, { steal: true }, granted)).value;
  } finally {
    patience.stop();
  }
}

/** Aborts after two looks without a heartbeat; a single look may just precede one. */
function watchHolder(options: OutboxLockOptions): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  let silentLooks = 0;
  const look = async () => {
    silentLooks = (await isHolderSilent(options)) ? silentLooks + 1 : 0;
    // guard: frozen-sender-is-replaced
    if (silentLooks >= 2) controller.abort();
  };
  const timer = setInterval(() => void look(), BEAT_MS);
  return { signal: controller.signal, stop: () => clearInterval(timer) };
}

/** `isHeld`: the lock was ours, even if it was taken away midway. */
async function hold<T>(
  options: OutboxLockOptions,
  request: LockOptions,
  run: Runner<T>,
): Promise<{ isHeld: boolean; value: T | null }> {
  const lost = new AbortController();
  let isHeld = false;
  let failure: unknown;
  try {
    const value = await options.locks.request(LOCK, request, async (lock) => {
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

async function isHolderSilent({ database, now }: OutboxLockOptions): Promise<boolean> {
  try {
    const last = await database.run((connection) => connection.get('meta', HEARTBEAT));
    return typeof last?.value === 'number' && Math.abs(now() - last.value) > SILENT_MS;
  } catch {
    return false;
  }
}
