import { DAY_MS, HOUR_MS, MINUTE_MS } from '#schema/durations.ts';

export function hoursAfter(at: Date, hours: number): Date {
  return new Date(at.getTime() + hours * HOUR_MS);
}

export function minutesAfter(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * MINUTE_MS);
}

/** Days of 24 hours, in UTC; negative: before it. */
export function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS);
}

export function laterInstant(a: Date, b: Date): Date {
  return a.getTime() >= b.getTime() ? a : b;
}

export function earlierInstant(a: Date, b: Date): Date {
  return a.getTime() <= b.getTime() ? a : b;
}

/** A deadline is over from its own millisecond on. */
export function hasPassed(at: Date, now: Date): boolean {
  return now.getTime() >= at.getTime();
}
