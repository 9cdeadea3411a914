import * as v from 'valibot';

/** NUL cannot be stored as text by the database; the other controls only ever hide something. */
// oxlint-disable-next-line no-control-regex -- the characters are the point
const NO_CONTROLS = /^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]*$/u;

/**
 * A trimmed text between `min` and `max` characters. Too short, missing or not text at all is
 * answered with `message`, the sentence the person sees beside the field.
 */
export function text(min: number, max: number, message: string) {
  return v.pipe(
    v.string(message),
    v.trim(),
    v.minLength(min, message),
    v.maxLength(max, `Please use at most ${max} characters.`),
    v.regex(NO_CONTROLS, 'Please remove invisible control characters.'),
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
