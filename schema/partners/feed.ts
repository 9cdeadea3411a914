import * as v from 'valibot';
import { issueQuery } from '#schema/issues/issueQuery.ts';
import { w3cDate } from './w3cDate.ts';

export const FEED_FORMATS = ['geojson', 'csv', 'atom'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** The filters of a list, without sorting and paging. */
const { page: _page, pageSize: _pageSize, sort: _sort, ...narrowing } = issueQuery.entries;
export { narrowing };

/**
 * The filters of a feed, named as in a list's address, and when an issue last changed. Others are refused.
 */
export const feedQuery = v.strictObject(
  { ...narrowing, since: v.optional(w3cDate('since')) },
  ({ received }) =>
    `A feed knows ${Object.keys(narrowing).join(', ')} and since, but not ${received}.`,
);
export type FeedQuery = v.InferOutput<typeof feedQuery>;
