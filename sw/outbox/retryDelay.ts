import { HOUR_MS, MINUTE_MS } from '#schema/durations.ts';
const FIRST_DELAY_MS = 1_000;
export const MAX_RETRY_DELAY_MS = 5 * MINUTE_MS;
export const MAX_RETRY_AFTER_MS = HOUR_MS;

/**
 * Milliseconds until the next attempt after `attempts` failed ones: doubling from one second up to
 * five minutes. `random` (0 to 1) spreads devices that failed together over the second half of the
 * delay.
 */
export function retryDelayMs(attempts: number, random: number): number {
  const exponent = Math.min(Math.max(attempts, 1) - 1, 20);
  const delayMs = Math.min(FIRST_DELAY_MS * 2 ** exponent, MAX_RETRY_DELAY_MS);
  return Math.round(delayMs * (0.5 + random / 2));
}

/**
 * Milliseconds; null without the header. A date is compared with the answer's own Date header,
 * because the device's clock may be days off.
 */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const value = headers.get('retry-after')?.trim();
  if (!value) return null;
  const servedAt = Date.parse(headers.get('date') ?? '');
  const delayMs = /^\d+$/u.test(value)
    ? Number(value) * 1000
    : Date.parse(value) - (Number.isNaN(servedAt) ? now : servedAt);
  if (Number.isNaN(delayMs)) return null;
  return Math.min(Math.max(delayMs, 0), MAX_RETRY_AFTER_MS);
}

/**
 * A time further ahead than any delay we set comes from a clock that was set back since: waiting
 * for it could take days, so the row counts as due.
 */
export function isDue(nextAttemptAt: number, now: number): boolean {
  // guard: clock-set-back
  return nextAttemptAt <= now || nextAttemptAt > now + MAX_RETRY_AFTER_MS;
}
