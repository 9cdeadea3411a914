import * as v from 'valibot';
import { SHORT_TEXT_MAX_LENGTH } from './limits.ts';

/** NUL cannot be stored as text by the database; the other controls only ever hide something. */
// oxlint-disable-next-line no-control-regex -- the characters are the point
const NO_CONTROLS = /^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]*$/u;

/** Room for what trimming takes away; a longer text is refused before any pattern reads it. */
const UNTRIMMED_ROOM = 1_000;

/**
 * A trimmed text between `min` and `max` characters. Too short, missing or not text at all is
 * answered with `message`, the sentence the person sees beside the field.
 */
export function text(min: number, max: number, message: string) {
  return v.pipe(
    v.string(message),
    // Judged first: a transformation is not run on what an earlier rule refused.
    v.maxLength(max + UNTRIMMED_ROOM, `Please use at most ${max} characters.`),
    v.trim(),
    v.minLength(min, message),
    v.maxLength(max, `Please use at most ${max} characters.`),
    v.regex(NO_CONTROLS, 'Please remove invisible control characters.'),
  );
}

/**
 * A number, or text of at most `SHORT_TEXT_MAX_LENGTH` characters, for patterns to read. Output: the
 * text as it came. Neither of both is answered with `message`, a longer text with `tooLong`.
 */
export function shortText(message: string, tooLong = message) {
  return v.pipe(
    v.union([v.pipe(v.string(), v.maxLength(SHORT_TEXT_MAX_LENGTH, tooLong)), v.number()], message),
    v.transform(String),
  );
}

export const uuid = v.pipe(v.string('Must be a UUID.'), v.uuid('Must be a UUID.'), v.toLowerCase());

/** ISO 8601 in UTC with milliseconds, as `Date.prototype.toISOString` writes it. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp('Must be an ISO 8601 time.'));

/** Lowercase hexadecimal SHA-256. */
export const sha256 = v.pipe(
  v.string('Must be a SHA-256 in hexadecimal.'),
  v.regex(/^[0-9a-f]{64}$/u, 'Must be a SHA-256 in hexadecimal.'),
);

/** Whether a text is a day of the calendar, such as 2026-05-18: February 30 is none. */
export function isCalendarDay(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(value);
  if (!match) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return year >= 1900 && day >= 1 && day <= (days[month - 1] ?? 0);
}
