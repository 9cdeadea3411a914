import { BEAT_MS, HEARTBEAT, holdLock, type OutboxLockOptions, type Runner } from './outboxLock.ts';

/** A holder silent for longer is frozen or stopped; the row key makes it harmless. */
const SILENT_MS = 5_000;

/**
 * Runs under the outbox's lock, after the context that is sending or in its place: a frozen holder
 * is replaced within ten seconds. Null: the lock was taken away; `run`'s signal is then aborted.
 */
export async function waitForOutboxLock<T>(
  options: OutboxLockOptions,
  run: Runner<T>,
): Promise<T | null> {
  const patience = watchHolder(options);
  const granted: Runner<T> = (signal) => {
    patience.stop();
    return run(signal);
  };
  try {
    const result = await holdLock(options, { signal: patience.signal }, granted);
    if (result.isHeld || !patience.signal.aborted) return result.value;
    return (await holdLock(options, { steal: true }, granted)).value;
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

async function isHolderSilent({ database, now }: OutboxLockOptions): Promise<boolean> {
  try {
    const last = await database.run((connection) => connection.get('meta', HEARTBEAT));
    return typeof last?.value === 'number' && Math.abs(now() - last.value) > SILENT_MS;
  } catch {
    return false;
  }
}
