import { differenceInCalendarDays, isValid } from 'date-fns';
import { pluralIn, type Plural } from '#schema/languages/plural.ts';
import { SHORT_LOCATION_LENGTH } from '#schema/limits.ts';
import { language } from './language.ts';
import { formatContent as words } from './formatContent.ts';
import { cutText } from '#schema/typed/cutText.ts';

type DateText = string | null | undefined;

/** Created on first use: the first formatter takes a phone half as long as the app's start. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

// Built into the browser; date-fns' formatter would add 9 kB to the first load.
const day = lazily(
  () =>
    new Intl.DateTimeFormat(language.locale, { month: 'short', day: 'numeric', year: 'numeric' }),
);
const time = lazily(
  () => new Intl.DateTimeFormat(language.locale, { hour: 'numeric', minute: '2-digit' }),
);
const weekday = lazily(() => new Intl.DateTimeFormat(language.locale, { weekday: 'short' }));
const clock = lazily(
  () => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }),
);
const relative = lazily(() => new Intl.RelativeTimeFormat(language.locale, { numeric: 'always' }));

const UNITS = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** A date without a time is that day in the reader's zone, not midnight UTC. */
const toDate = (text: string): Date =>
  new Date(/^\d{4}-\d{2}-\d{2}$/u.test(text) ? `${text}T00:00:00` : text);

const formatDay = (date: Date): string => day().format(date);
// Some engines put a narrow no-break space before AM and PM, which a page search never finds.
const formatTime = (date: Date): string => time().format(date).replaceAll('\u202F', ' ');

function formatted(text: DateText, write: (date: Date) => string): string {
  if (!text) return words.noDate;
  const date = toDate(text);
  return isValid(date) ? write(date) : words.invalidDate;
}

/** `May 18, 2025` in the reader's time zone; 'No date' for none, 'Invalid date' for an invalid one. */
export const formatDate = (text: DateText): string => formatted(text, formatDay);

/** `May 18, 2025 3:04 PM` in the reader's time zone. */
export const formatDateTime = (text: DateText): string =>
  formatted(text, (date) => formatDay(date) + language.dayGap + formatTime(date));

/** `Fri 4:38 PM` in the reader's time zone, for moments within a week. */
export const formatSoon = (text: DateText): string =>
  formatted(text, (date) => weekday().format(date) + language.dayGap + formatTime(date));

/** Today the time alone, otherwise day and time: the age of a stored list. */
export function formatMoment(text: DateText, now: Date = new Date()): string {
  if (!text) return words.noDate;
  const isToday = differenceInCalendarDays(now, toDate(text)) === 0;
  return isToday ? formatted(text, (date) => clock().format(date)) : formatDateTime(text);
}

/** `10 minutes ago`, `in 2 days`; seconds below a minute. Rounded down. */
export function formatRelative(text: DateText, now: Date = new Date()): string {
  return formatted(text, (date) => {
    const seconds = Math.trunc((date.getTime() - now.getTime()) / 1000);
    for (const [unit, size] of UNITS)
      if (Math.abs(seconds) >= size) return relative().format(Math.trunc(seconds / size), unit);
    return relative().format(seconds, 'second');
  });
}

/** Whole calendar days until a due date, 0 once passed; null without one. */
export function daysLeft(dueDate: DateText, now: Date = new Date()): number | null {
  if (!dueDate) return null;
  const date = toDate(dueDate);
  return isValid(date) ? Math.max(0, differenceInCalendarDays(date, now)) : null;
}

/** Groups of three digits: `1,234,567.5` in English. */
export function formatNumber(value: number | bigint): string {
  const [whole = '', ...decimals] = value.toString().split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+(?!\d))/gu, language.group);
  return [grouped, ...decimals].join(language.decimal);
}

/** `1 donor`, `2 donors`; with `more` after the number: `1,000+ donors`. */
export const plural = (count: number, forms: Plural, more = ''): string =>
  pluralIn(language.locale, count, forms, formatNumber(count) + more);

/** The first two parts of a location if they fit 40 characters, else cut with an ellipsis. */
export function shortLocation(location: DateText): string {
  const text = location?.trim() ?? '';
  if (text === '') return words.noLocation;
  if (text.length <= SHORT_LOCATION_LENGTH) return text;
  const parts = text.split(/[,;،؛]/u).map((part) => part.trim());
  const firstTwo = parts.slice(0, 2).join(', ');
  if (firstTwo.length <= SHORT_LOCATION_LENGTH) return firstTwo;
  return `${cutText(text, SHORT_LOCATION_LENGTH - 1).trimEnd()}…`;
}
