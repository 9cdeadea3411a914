import { DAY_MS, HOUR_MS } from '#schema/durations.ts';

/** The moment so many hours after another; negative: before it. */
export function hoursAfter(at: Date, hours: number): Date {
  return new Date(at.getTime() + hours * HOUR_MS);
}

/** The moment so many days of 24 hours after another, in UTC; negative: before it. */
export function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS);
}

/** The later of two moments. */
export function laterOf(a: Date, b: Date): Date {
  return a.getTime() >= b.getTime() ? a : b;
}

/** The earlier of two moments. */
export function earlierOf(a: Date, b: Date): Date {
  return a.getTime() <= b.getTime() ? a : b;
}

/** Whether a moment has passed: a deadline is over from its own millisecond on. */
export function hasPassed(at: Date, now: Date): boolean {
  return now.getTime() >= at.getTime();
}
