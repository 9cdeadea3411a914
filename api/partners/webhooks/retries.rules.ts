import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#schema/durations.ts';

/** Four days in total, so that a receiver may be down over a long weekend. */
const WAITS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  DAY_MS,
  DAY_MS,
] as const;
/** So that receivers that were down together are not all called at once. */
const JITTER = 0.2;
const ASKED_WAIT_MAX_MS = 3 * DAY_MS;

/**
 * Milliseconds until the next attempt after `attemptCount` failed ones; null: give up. A receiver may ask for
 * more (`askedMs`), up to three days. `chance`: from 0 to 1.
 */
export function retryWaitMs(
  attemptCount: number,
  { askedMs, chance }: { askedMs: number | null; chance: number },
): number | null {
  const waitMs = WAITS_MS[attemptCount - 1];
  if (waitMs === undefined) return null;
  const asked = Math.min(askedMs ?? 0, ASKED_WAIT_MAX_MS);
  return Math.round(Math.max(waitMs, asked) * (1 + JITTER * chance));
}
