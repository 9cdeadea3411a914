import { MINUTE_MS } from '#schema/durations.ts';
import type { DrainResult } from './outbox/drain.ts';
import { retryDelayMs } from './outbox/retryDelay.ts';

/** Chromium ends a sync event after three minutes; the last attempt needs some of that time. */
const STAY_MS = 2 * MINUTE_MS;
const MAX_DELAY_MS = 10_000;

/**
 * Sends until nothing sendable is left, for as long as a sync event may last. Rejects if something is left,
 * so that the browser retries later. The browser's retries alone are too few: while it believes it is
 * online, it fires at once, then five minutes after the first failure and fifteen after the second, and
 * gives up after the third. `isReplaced`: a newer worker is waiting.
 */
export async function drainUntilSent(
  drainOnce: () => Promise<DrainResult>,
  isReplaced: () => boolean,
): Promise<void> {
  const until = Date.now() + STAY_MS;
  for (let tries = 1; ; tries += 1) {
    const { outcome, retryAt } = await drainOnce();
    // guard: held-outbox-asks-again
    if (outcome === 'idle' || outcome === 'signed_out') return;
    const ownDelayMs = Math.min(retryDelayMs(tries, Math.random()), MAX_DELAY_MS);
    const at = Math.max(Date.now() + ownDelayMs, outcome === 'held' ? 0 : (retryAt ?? 0));
    if (at > until || isReplaced()) throw new Error(`The outbox is ${outcome}`);
    await new Promise((resolve) => setTimeout(resolve, at - Date.now()));
  }
}
