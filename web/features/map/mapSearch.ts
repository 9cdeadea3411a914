import {
  FUNDING_BANDS,
  ISSUE_FILTERS,
  type FundingBand,
  type IssueFilter,
} from '#schema/issues/issueFilters.ts';
import { addressSearch, oneOf, type AddressOf } from '#web/data/site/addressSearch.ts';

export const MAP_TABS = ['map', 'statistics'] as const;

/** What the map page's address says; anything unknown in it falls back to its default. */
export const mapSearch = addressSearch({
  tab: oneOf(MAP_TABS, 'map'),
  filter: oneOf(ISSUE_FILTERS, 'all'),
  funding: oneOf(FUNDING_BANDS, 'all'),
});
export type MapSearch = AddressOf<typeof mapSearch>;
export type MapFilter = { filter: IssueFilter; funding: FundingBand };

export const MAP_SEARCH_DEFAULTS: MapSearch = { tab: 'map', filter: 'all', funding: 'all' };
export const NO_FILTER: MapFilter = { filter: 'all', funding: 'all' };

export const isFiltered = ({ filter, funding }: MapFilter): boolean =>
  filter !== 'all' || funding !== 'all';
