import { setTimeout as sleep } from 'node:timers/promises';

type Options = {
  keepMs: number;
  waitMs: number;
};

/**
 * Shares one query among callers at the same time or soon after. Null: a timeout or an error, since
 * monitoring should report an unavailable database rather than wait for it.
 */
export function cacheFigures<Figures>(
  read: () => Promise<Figures>,
  { keepMs, waitMs }: Options,
): () => Promise<Figures | null> {
  let running: Promise<Figures | null> | null = null;
  let kept: { figures: Figures; untilMs: number } | null = null;

  async function ask(): Promise<Figures | null> {
    try {
      const figures = await read();
      kept = { figures, untilMs: performance.now() + keepMs };
      return figures;
    } catch {
      return null;
    } finally {
      running = null;
    }
  }

  return async () => {
    if (kept !== null && performance.now() < kept.untilMs) return kept.figures;
    running ??= ask();
    const waiting = new AbortController();
    const tooLong = sleep(waitMs, null, { signal: waiting.signal }).catch(() => null);
    const answer = await Promise.race([running, tooLong]);
    waiting.abort();
    return answer;
  };
}
