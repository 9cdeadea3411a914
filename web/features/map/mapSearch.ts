import * as v from 'valibot';
import {
  fundingBand,
  issueFilter,
  type FundingBand,
  type IssueFilter,
} from '#schema/issues/issueQuery.ts';

export const MAP_TABS = ['map', 'statistics'] as const;

/** What the map page's address says; anything unknown in it falls back to its default. */
export const mapSearch = v.object({
  tab: v.optional(v.fallback(v.picklist(MAP_TABS), 'map'), 'map'),
  filter: v.optional(v.fallback(issueFilter, 'all'), 'all'),
  funding: v.optional(v.fallback(fundingBand, 'all'), 'all'),
});
export type MapSearch = v.InferOutput<typeof mapSearch>;
export type MapFilter = { filter: IssueFilter; funding: FundingBand };

export const MAP_SEARCH_DEFAULTS: MapSearch = { tab: 'map', filter: 'all', funding: 'all' };
export const NO_FILTER: MapFilter = { filter: 'all', funding: 'all' };

export const isFiltered = ({ filter, funding }: MapFilter): boolean =>
  filter !== 'all' || funding !== 'all';
