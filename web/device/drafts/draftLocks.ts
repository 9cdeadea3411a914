/** A page that has just been left lets go of its drafts within this time. */
const PATIENCE_MS = 300;
const TIMES = 4;

const lockName = (key: string) => `draft ${key}`;
const free = () => undefined;

/**
 * Claims a draft for this page, so that no other living tab offers it. Resolves with a function that
 * lets it go; null: another tab has it. Asked several times, not once with a limit: on a busy device a
 * limit is over before the answer is heard. Browsers without locks give it to everybody.
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

/** What forms of this page had open and still write. */
const closing = new Set<string>();

/** Lets a draft go after its last write: whoever opens it next in this page waits for that. */
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
  /** Also when another tab takes it over. */
  onElsewhere: () => void;
  isTakenOver?: boolean;
};

/** As `claimDraft`, and waits for the other tab to let go, or takes it over. Returns a stop function. */
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
