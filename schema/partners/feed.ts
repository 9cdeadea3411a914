import * as v from 'valibot';
import { issueQuery } from '#schema/issues/issueQuery.ts';
import { w3cDate } from './w3cDate.ts';

export const FEED_FORMATS = ['geojson', 'csv', 'atom'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** What narrows a list, without its order and pages. */
const { page: _page, pageSize: _pageSize, sort: _sort, ...narrowing } = issueQuery.entries;
export { narrowing };

/** What narrows a feed: as a list's address has it, and when an issue last changed. Others are refused. */
export const feedQuery = v.strictObject(
  { ...narrowing, since: v.optional(w3cDate('since')) },
  ({ received }) =>
    `A feed knows ${Object.keys(narrowing).join(', ')} and since, but not ${received}.`,
);
export type FeedQuery = v.InferOutput<typeof feedQuery>;
