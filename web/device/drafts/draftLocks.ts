/** A page that has just been left lets go of its drafts within this time. */
const PATIENCE_MS = 300;

const lockName = (key: string) => `draft ${key}`;
const free = () => undefined;

/**
 * Claims a draft for this page, so that no other living tab offers it. Resolves with a function that
 * lets it go; null: another tab has it. On a busy device the answer alone may take longer than another
 * tab is waited for. Browsers without locks give it to everybody.
 */
export async function claimDraft(key: string): Promise<(() => void) | null> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return free;
  const claimed = await new Promise<(() => void) | null>((resolve) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    locks
      .request(lockName(key), { signal }, () => new Promise<void>((release) => resolve(release)))
      .catch((error: unknown) => resolve(isRefused(error) ? null : free));
  });
  if (claimed !== null || (await isElsewhere(locks, key))) return claimed;
  return await claimDraft(key);
}

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

async function isElsewhere(locks: LockManager, key: string): Promise<boolean> {
  if (closing.has(key)) return false;
  const { held } = await locks.query();
  return held?.some(({ name }) => name === lockName(key)) ?? true;
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
