import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#schema/durations.ts';

/** Backoff by failure; half a day in all. */
const WAITS_MS = [
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  8 * HOUR_MS,
] as const;
/** Cap on the wait that a receiver may ask for. */
const ASKED_WAIT_MAX_MS = 12 * HOUR_MS;

/**
 * Waiting time in milliseconds after `attemptCount` failed attempts; null: give up. A receiver may
 * request more (`askedMs`), up to 12 hours.
 */
export function deliveryWaitMs(attemptCount: number, askedMs: number | null): number | null {
  const waitMs = WAITS_MS[attemptCount - 1];
  if (waitMs === undefined) return null;
  return Math.max(waitMs, Math.min(askedMs ?? 0, ASKED_WAIT_MAX_MS));
}
