import {
  FUNDING_BANDS,
  ISSUE_FILTERS,
  type FundingBand,
  type IssueFilter,
} from '#schema/issues/issueFilters.ts';
import {
  addressSearch,
  oneOf,
  textUpTo,
  type AddressOf,
} from '#web/features/site/addressSearch.ts';

export const MAP_TABS = ['map', 'statistics'] as const;
/** Orders of the list beside the map. */
export const MAP_SORTS = ['newest', 'near', 'money', 'affected'] as const;
export type MapSort = (typeof MAP_SORTS)[number];

const PLACE_MAX_LENGTH = 40;
const ID_MAX_LENGTH = 36;

/** What the map page's address says; anything unknown in it falls back to its default. */
export const mapSearch = addressSearch({
  tab: oneOf(MAP_TABS, 'map'),
  filter: oneOf(ISSUE_FILTERS, 'all'),
  funding: oneOf(FUNDING_BANDS, 'all'),
  sort: oneOf(MAP_SORTS, 'newest'),
  /** What the map shows: see `viewOf`. Empty: where it opens by itself. */
  at: textUpTo(PLACE_MAX_LENGTH),
  /** The selected issue; one that nobody knows is none. */
  issue: textUpTo(ID_MAX_LENGTH),
});
export type MapSearch = AddressOf<typeof mapSearch>;
export type MapFilter = { filter: IssueFilter; funding: FundingBand };
