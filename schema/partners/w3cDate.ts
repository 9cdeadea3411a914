import * as v from 'valibot';
import { isCalendarDay } from '#schema/text.ts';

const FORM =
  /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2}))?$/u;
const FORM_MAX_LENGTH = 40;

/**
 * A day or a time with its zone, as W3C's profile of ISO 8601 has it: 2026-05-24 or
 * 2026-05-24T18:13:54+02:00. A plus that an address turned into a space is read as the plus it was.
 * Output: ISO 8601 in UTC with milliseconds.
 */
export const w3cDate = (name: string) => {
  const message = `${name} is a day or a time with its zone, such as 2026-05-24T18:13:54Z.`;
  return v.pipe(
    v.string(message),
    v.maxLength(FORM_MAX_LENGTH, message),
    v.trim(),
    v.transform((text) => text.replace(' ', '+')),
    v.regex(FORM, message),
    v.check((text) => isCalendarDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)), message),
    v.transform((text) => new Date(text).toISOString()),
  );
};
