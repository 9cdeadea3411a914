import * as v from 'valibot';
import { issueFilter, issueSort, searchText } from '#schema/issues/issueQuery.ts';

/** What the address of the list says when it says nothing. */
export const ISSUES_SEARCH_DEFAULTS = {
  search: '',
  filter: 'all',
  sort: 'newest',
  page: 1,
} as const;

const page = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.integer(),
  v.minValue(1),
  v.maxValue(1_000_000),
);

/** Search parameters of /issues; a nonsensical one falls back instead of breaking the page. */
export const issuesSearch = v.object({
  search: v.fallback(v.optional(searchText, ''), ''),
  filter: v.fallback(v.optional(issueFilter, 'all'), 'all'),
  sort: v.fallback(v.optional(issueSort, 'newest'), 'newest'),
  page: v.fallback(v.optional(page, 1), 1),
});
export type IssuesSearch = v.InferOutput<typeof issuesSearch>;

/** Every other question starts at its first page: page 7 of the old answer means nothing in the new. */
export function withChange(search: IssuesSearch, change: Partial<IssuesSearch>): IssuesSearch {
  return { ...search, page: 1, ...change };
}

/** The question as the API takes it. `page` is always said, so that the answer is a page. */
export function apiQueryOf({ search, filter, sort, page: number }: IssuesSearch) {
  return {
    ...(search === '' ? {} : { search }),
    ...(filter === 'all' ? {} : { filter }),
    ...(sort === 'newest' ? {} : { sort }),
    page: number,
  };
}
