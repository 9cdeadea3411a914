import { language } from './language.ts';

const LONG = new Intl.DateTimeFormat(language.locale, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const SHORT = new Intl.DateTimeFormat(language.locale, { month: 'short', timeZone: 'UTC' });

const firstDay = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** `2026-05` as `May 2026`: the server's month, in UTC everywhere. */
export const formatMonth = (month: string): string => LONG.format(firstDay(month));

/** `2026-05` as `May`, for the axis of a chart. */
export const formatMonthShort = (month: string): string => SHORT.format(firstDay(month));

/** Negative `steps` go back. */
export function monthAfter(month: string, steps: number): string {
  const first = firstDay(month);
  first.setUTCMonth(first.getUTCMonth() + steps);
  return first.toISOString().slice(0, 7);
}
