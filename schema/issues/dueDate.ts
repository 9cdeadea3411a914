import * as v from 'valibot';
import { SHORT_TEXT_MAX_LENGTH } from '#schema/limits.ts';
import { isCalendarDay } from '#schema/text.ts';

const INVALID_DATE = 'Please enter a valid date or leave it empty.';

/** `YYYY-MM-DD` (a full timestamp is cut to its day); empty: none. */
export const dueDate = v.pipe(
  v.nullable(v.pipe(v.string(INVALID_DATE), v.maxLength(SHORT_TEXT_MAX_LENGTH, INVALID_DATE))),
  v.transform((value) => value?.trim().slice(0, 10) || null),
  v.nullable(v.pipe(v.string(), v.check(isCalendarDay, INVALID_DATE))),
);
