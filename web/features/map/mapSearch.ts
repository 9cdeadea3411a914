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
export const MAP_SORTS = ['newest', 'near', 'money', 'affected'] as const;
export type MapSort = (typeof MAP_SORTS)[number];

const PLACE_MAX_LENGTH = 40;
const ID_MAX_LENGTH = 36;

/** Unknown values fall back to their default. */
export const mapSearch = addressSearch({
  tab: oneOf(MAP_TABS, 'map'),
  filter: oneOf(ISSUE_FILTERS, 'all'),
  funding: oneOf(FUNDING_BANDS, 'all'),
  sort: oneOf(MAP_SORTS, 'newest'),
  /** The view: see `viewOf`. Empty: the initial view. */
  at: textUpTo(PLACE_MAX_LENGTH),
  /** The selected issue; an unknown one selects none. */
  issue: textUpTo(ID_MAX_LENGTH),
});
export type MapSearch = AddressOf<typeof mapSearch>;
export type MapFilter = { filter: IssueFilter; funding: FundingBand };
