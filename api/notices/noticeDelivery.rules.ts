import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#schema/durations.ts';

/** What is waited after the first failure, the second and so on; half a day in all. */
const WAITS_MS = [
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  8 * HOUR_MS,
] as const;
/** A receiver that asks for more patience is not believed. */
const ASKED_WAIT_MAX_MS = 12 * HOUR_MS;

/**
 * How long to wait, in milliseconds, after `attemptCount` failed tries to deliver a notice; null
 * when it is given up. A receiver may ask for more time (`askedMs`), at most 12 hours.
 */
export function deliveryWaitMs(attemptCount: number, askedMs: number | null): number | null {
  const waitMs = WAITS_MS[attemptCount - 1];
  if (waitMs === undefined) return null;
  return Math.max(waitMs, Math.min(askedMs ?? 0, ASKED_WAIT_MAX_MS));
}
