const NAME = 'trybe-mock';
/** An earlier worker that has not ended what it does by then is stuck. */
const PATIENCE_MS = 3_000;

/**
 * Makes this worker the only one that answers from the store, and resolves with how to give it up.
 * An update leaves the worker of before alive as long as an event stream of it is open, so it is
 * asked to leave by `stepBack`; one that does not is robbed of the lock, and its store refuses it.
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

/** Resolves once the lock is ours, with how to give it back. */
function holdLock(options: LockOptions): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const hold = () => new Promise<void>((release) => resolve(() => release()));
    // Losing it later to a thief says nothing that the store does not say.
    navigator.locks.request(NAME, options, hold).catch(reject);
  });
}
