import { ISSUES_MAX_PAGE } from '#schema/limits.ts';
import { addressSearch, oneOf, wholeNumberUpTo } from '#web/features/site/addressSearch.ts';

/** Each list with its filters. */
export const OWN_LISTS = {
  needs: ['all'],
  reports: ['all', 'reported', 'in_progress', 'completed'],
  pledges: ['all', 'held', 'spent', 'returned'],
  year: ['all'],
  offers: ['all'],
  following: ['all'],
  votes: ['all', 'upvote', 'downvote'],
} as const;

export type OwnListName = keyof typeof OWN_LISTS;
/** What waits for the person, their year and their offers are lists without pages. */
export type PagedListName = Exclude<OwnListName, 'needs' | 'year' | 'offers'>;
export type OwnListFilter<Name extends OwnListName = OwnListName> =
  (typeof OWN_LISTS)[Name][number];

const NAMES = Object.keys(OWN_LISTS) as OwnListName[];
const FILTERS: readonly OwnListFilter[] = Object.values(OWN_LISTS).flat();

export const mineSearch = addressSearch({
  list: oneOf(NAMES, 'reports'),
  show: oneOf(FILTERS, 'all'),
  page: wholeNumberUpTo(ISSUES_MAX_PAGE),
});

/** A filter of another list is ignored. */
export const toFilter = <Name extends OwnListName>(name: Name, show: OwnListFilter) =>
  oneOf<OwnListFilter<Name>, 'all'>(OWN_LISTS[name], 'all')(show);

export function mineHref<Name extends OwnListName>(
  list: Name,
  show: OwnListFilter<Name> | 'all' = 'all',
): string {
  const filter = show === 'all' ? '' : `&show=${show}`;
  return `/mine?list=${list}${filter}`;
}
