import * as v from 'valibot';
import { ISSUES_MAX_PAGE } from '#schema/limits.ts';
import { count } from '#schema/paging.ts';
import { text } from '#schema/text.ts';

export const CONSOLE_PAGE_SIZE = 25;
/** For files: a list of 10,000 rows takes 20 calls. */
export const CONSOLE_MAX_PAGE_SIZE = 500;
export const CONSOLE_SEARCH_MAX_LENGTH = 254;

export const consolePage = {
  page: count('page', ISSUES_MAX_PAGE, 1),
  pageSize: count('pageSize', CONSOLE_MAX_PAGE_SIZE, CONSOLE_PAGE_SIZE),
};

export const consoleSearch = v.optional(
  text(0, CONSOLE_SEARCH_MAX_LENGTH, 'Please search for a text.'),
  '',
);
