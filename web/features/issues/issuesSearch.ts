import { ISSUE_FILTERS, ISSUE_SORTS } from '#schema/issues/issueFilters.ts';
import { ISSUES_MAX_PAGE, SEARCH_MAX_LENGTH } from '#schema/limits.ts';
import {
  addressSearch,
  oneOf,
  textUpTo,
  wholeNumberUpTo,
  type AddressOf,
} from '#web/data/site/addressSearch.ts';

/** What the address of the list says when it says nothing. */
export const ISSUES_SEARCH_DEFAULTS = {
  search: '',
  filter: 'all',
  sort: 'newest',
  page: 1,
} as const;

/** Search parameters of /issues. */
export const issuesSearch = addressSearch({
  search: textUpTo(SEARCH_MAX_LENGTH),
  filter: oneOf(ISSUE_FILTERS, 'all'),
  sort: oneOf(ISSUE_SORTS, 'newest'),
  page: wholeNumberUpTo(ISSUES_MAX_PAGE),
});
export type IssuesSearch = AddressOf<typeof issuesSearch>;

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
