import { MINUTE_MS } from '#schema/durations.ts';
const LONGEST_MINUTES = 6 * 60;

/**
 * When to ask the provider again (exponential backoff): 1, 2, 4 minutes after the first, second, third
 * attempt and so on, at most 6 hours. Never sooner than an attempt can last, so that no second process joins
 * in.
 */
export function nextAttemptAt(attempts: number, now: Date): Date {
  const minutes = Math.min(2 ** Math.max(0, Math.min(attempts, 20) - 1), LONGEST_MINUTES);
  return new Date(now.getTime() + minutes * MINUTE_MS);
}
