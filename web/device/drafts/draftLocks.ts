/** A page that has just been left releases its drafts within this time. */
const PATIENCE_MS = 300;
const TIMES = 4;

const lockName = (key: string) => `draft ${key}`;
const free = () => undefined;

/**
 * Claims a draft for this page, so that no other living tab offers it. Resolves with a release function;
 * null: another tab has it. Tries several times rather than once with a timeout: on a busy device the
 * timeout would end before the answer arrives. In browsers without locks every claim succeeds.
 */
export async function claimDraft(key: string): Promise<(() => void) | null> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return free;
  for (let asked = 0; asked < TIMES;) {
    const release = await claimNow(locks, key);
    if (release) return release;
    if (!closing.has(key)) asked += 1;
    await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS / TIMES));
  }
  return null;
}

const claimNow = (locks: LockManager, key: string) =>
  new Promise<(() => void) | null>((resolve) => {
    const hold = async (lock: Lock | null) => {
      if (lock) await new Promise<void>(resolve);
      else resolve(null);
    };
    locks.request(lockName(key), { ifAvailable: true }, hold).catch(() => resolve(free));
  });

/** Keys of drafts whose forms were closed on this page but are still being written. */
const closing = new Set<string>();

/** Releases a draft after its last write: a form that opens it next on this page waits for that. */
export async function letGoAfter(
  key: string,
  written: Promise<void>,
  release: () => void,
): Promise<void> {
  closing.add(key);
  await written;
  closing.delete(key);
  release();
}

type Waiting = {
  onHeld: () => void;
  /** Called when another tab has the draft, or takes it over later. */
  onElsewhere: () => void;
  isTakenOver?: boolean;
};

/**
 * Like `claimDraft`, but waits for the other tab to release the draft, or takes it over.
 * Returns a stop function.
 */
export function waitForDraft(
  key: string,
  { onHeld, onElsewhere, isTakenOver = false }: Waiting,
): () => void {
  const { locks } = navigator as { locks?: LockManager };
  let release = free as () => void;
  const stopped = new AbortController();
  if (!locks) {
    queueMicrotask(() => !stopped.signal.aborted && onHeld());
    return () => stopped.abort();
  }
  const impatience = setTimeout(onElsewhere, PATIENCE_MS);
  const hold = () =>
    new Promise<void>((resolve) => {
      clearTimeout(impatience);
      release = resolve;
      if (stopped.signal.aborted) resolve();
      else onHeld();
    });
  const options = isTakenOver ? { steal: true } : { signal: stopped.signal };
  locks.request(lockName(key), options, hold).catch((error: unknown) => {
    clearTimeout(impatience);
    if (stopped.signal.aborted) return;
    if (isRefused(error)) onElsewhere();
    else onHeld();
  });
  return () => {
    clearTimeout(impatience);
    stopped.abort();
    release();
  };
}

const isRefused = (error: unknown) =>
  error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name);
