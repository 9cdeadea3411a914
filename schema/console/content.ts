import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { decimalText } from '#schema/money/amount.ts';
import { pageWith } from '#schema/paging.ts';
import { timestamp, uuid } from '#schema/text.ts';
import { CONTENT_FILTERS } from './consoleFilters.ts';
import { consolePage, consoleSearch } from './consolePaging.ts';

const consoleIssue = v.object({
  id: uuid,
  /** Null: removed by its reporter. */
  title: v.nullable(v.string()),
  status: v.string(),
  reporterId: uuid,
  reporterName: v.string(),
  createdAt: timestamp,
  isHidden: v.boolean(),
  /** For any reason. */
  isFrozen: v.boolean(),
  removedAt: v.nullable(timestamp),
  mergedIntoId: v.nullable(uuid),
  /** Undecided reports about it or its comments. */
  openReportCount: v.number(),
  escrow: decimalText,
  /** Of the last moderation of it or its comments. */
  lastReason: v.nullable(v.string()),
});
export type ConsoleIssue = v.InferOutput<typeof consoleIssue>;

export const listContent = defineEndpoint({
  operation: 'listContent',
  method: 'GET',
  path: '/api/admin/content',
  summary:
    'All issues, including hidden, merged and removed ones, newest first, in pages. Ambassadors and operators only. `search` matches part of the text, the reporter’s full name or the id.',
  access: 'moderator',
  query: v.object({
    search: consoleSearch,
    state: v.optional(
      v.picklist(CONTENT_FILTERS, `state is one of ${CONTENT_FILTERS.join(', ')}.`),
      'any',
    ),
    ...consolePage,
  }),
  status: 200,
  response: pageWith(consoleIssue),
});
