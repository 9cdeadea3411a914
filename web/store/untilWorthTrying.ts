/** Before the second try; each later pause is twice as long, up to `LONGEST_PAUSE_MS`. */
export const FIRST_PAUSE_MS = 2_000;
export const LONGEST_PAUSE_MS = 300_000;

export const longerPause = (pauseMs: number): number => Math.min(pauseMs * 2, LONGEST_PAUSE_MS);

/** The first result of `attempt`, however often it rejects before; undefined once `left` is aborted. */
export async function keepTrying<T>(
  attempt: () => Promise<T>,
  left?: AbortSignal,
  pauseMs = FIRST_PAUSE_MS,
): Promise<T | undefined> {
  if (left?.aborted) return undefined;
  try {
    return await attempt();
  } catch {
    await untilWorthTrying(pauseMs, left);
    return await keepTrying(attempt, left, longerPause(pauseMs));
  }
}

/** Waits for the pause, or until the device is online, the page visible again or `now` aborted. */
export function untilWorthTrying(pauseMs: number, now?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ends = new AbortController();
    const end = () => {
      ends.abort();
      clearTimeout(longest);
      resolve();
    };
    const longest = setTimeout(end, pauseMs);
    addEventListener('online', end, { signal: ends.signal });
    now?.addEventListener('abort', end, { signal: ends.signal });
    const onVisible = () => document.visibilityState === 'visible' && end();
    document.addEventListener('visibilitychange', onVisible, { signal: ends.signal });
  });
}
