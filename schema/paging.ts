import * as v from 'valibot';
import { ISSUES_MAX_PAGE, ISSUES_MAX_PAGE_SIZE } from '#schema/limits.ts';

/** Parses a positive whole number up to `max`; `fallback` if absent. */
export function count(name: string, max: number, fallback: number) {
  const message = `${name} must be a whole number from 1 to ${max}.`;
  return v.optional(
    v.pipe(
      v.union([v.string(), v.number()], message),
      v.transform(String),
      v.regex(/^\d{1,9}$/u, message),
      v.transform(Number),
      v.minValue(1, message),
      v.maxValue(max, message),
    ),
    fallback,
  );
}

export const pageFields = (pageSize: number) => ({
  page: count('page', ISSUES_MAX_PAGE, 1),
  pageSize: count('pageSize', ISSUES_MAX_PAGE_SIZE, pageSize),
});

export const pageWith = <Item extends v.GenericSchema>(item: Item) =>
  v.object({
    items: v.array(item),
    page: v.number(),
    pageSize: v.number(),
    /** Exact up to the count cap; `isTotalCapped`: there are more. */
    total: v.number(),
    isTotalCapped: v.boolean(),
    pageCount: v.number(),
  });
