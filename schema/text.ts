import * as v from 'valibot';
import { JUSTIFICATION_MIN_LENGTH, REASON_MAX_LENGTH, SHORT_TEXT_MAX_LENGTH } from './limits.ts';
import { closeDirections, drawnLength } from './typed/visibleText.ts';

/** The database cannot store NUL; other controls only hide something. */
// oxlint-disable-next-line no-control-regex -- the characters are the point
const NO_CONTROLS = /^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]*$/u;

/** Room for what trimming removes; longer text is refused before any pattern runs. */
const UNTRIMMED_ROOM = 1_000;

/**
 * Trimmed, between `min` and `max` characters, of which `min` are seen; direction marks end with
 * their line. Too short, missing or no text: `message`, shown beside the field.
 */
export function text(min: number, max: number, message: string) {
  return v.pipe(
    v.string(message),
    // First, since transformations do not run after a failed rule.
    v.maxLength(max + UNTRIMMED_ROOM, `Please use at most ${max} characters.`),
    v.trim(),
    v.minLength(min, message),
    v.check((value) => drawnLength(value) >= min, message),
    v.maxLength(max, `Please use at most ${max} characters.`),
    v.regex(NO_CONTROLS, 'Please remove invisible control characters.'),
    v.check(
      (value) => closeDirections(value).length <= max,
      `Please use at most ${max} characters.`,
    ),
    v.transform(closeDirections),
  );
}

/** As `text`, on one line: it becomes the subject of mails and the name of pages. */
export const line = (min: number, max: number, message: string) =>
  v.pipe(
    text(min, max, message),
    v.transform((value) => value.replaceAll(/\s*[\r\n\u0085\u2028\u2029]\s*/gu, ' ')),
  );

export const reason = text(
  JUSTIFICATION_MIN_LENGTH,
  REASON_MAX_LENGTH,
  `Please explain in at least ${JUSTIFICATION_MIN_LENGTH} characters.`,
);

/**
 * A number, or text of at most `SHORT_TEXT_MAX_LENGTH` characters, safe for patterns. Output: the
 * unchanged text. Other types: `message`; longer text: `tooLong`.
 */
export function shortText(message: string, tooLong = message) {
  return v.pipe(
    v.union([v.pipe(v.string(), v.maxLength(SHORT_TEXT_MAX_LENGTH, tooLong)), v.number()], message),
    v.transform(String),
  );
}

export const uuid = v.pipe(v.string('Must be a UUID.'), v.uuid('Must be a UUID.'), v.toLowerCase());

/** ISO 8601 in UTC with milliseconds, as from `Date.prototype.toISOString`. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp('Must be an ISO 8601 time.'));

export const sha256 = v.pipe(
  v.string('Must be a SHA-256 in hexadecimal.'),
  v.regex(/^[0-9a-f]{64}$/u, 'Must be a SHA-256 in hexadecimal.'),
);

/** An existing day, such as 2026-05-18: not February 30. */
export function isCalendarDay(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(value);
  if (!match) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return year >= 1900 && day >= 1 && day <= (days[month - 1] ?? 0);
}
