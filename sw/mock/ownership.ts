const NAME = 'trybe-mock';
/** After this an earlier worker counts as stuck. */
const PATIENCE_MS = 3_000;

/**
 * Makes this worker the only one that uses the store; resolves with the release. After an update
 * the old worker lives as long as one of its event streams, so `stepBack` asks it to leave; if it
 * does not, the lock is stolen, and the store refuses its writes.
 */
export async function takeOwnership(stepBack: () => Promise<void>): Promise<() => void> {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage('leave');
  const release = await holdLock({ signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() =>
    holdLock({ steal: true }),
  );
  const leave = () => {
    channel.close();
    release();
  };
  channel.addEventListener('message', () => void stepBack().finally(leave));
  return leave;
}

/** Resolves with the release. */
function holdLock(options: LockOptions): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const hold = () => new Promise<void>((release) => resolve(() => release()));
    // A later loss of the lock shows in the store.
    navigator.locks.request(NAME, options, hold).catch(reject);
  });
}
