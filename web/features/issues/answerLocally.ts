import * as v from 'valibot';
import type { InputOf } from '#schema/defineEndpoint.ts';
import type { Issue, IssuePage, listIssues } from '#schema/issues/issue.ts';
import { issueQuery, queryIssues } from '#schema/issues/issueQuery.ts';
import { moneyInUse } from '#web/format/moneyInUse.ts';
import type { Dated } from '#web/net/call.ts';

/**
 * Answers a list query from the stored whole list, read at `updatedAt` (epoch milliseconds), by the
 * server's rules.
 */
export function answerLocally(
  whole: Dated<Issue[]>,
  query: InputOf<typeof listIssues, 'query'>,
  updatedAt: number,
): Dated<IssuePage> {
  return {
    data: {
      ...queryIssues(whole.data, v.parse(issueQuery, query), moneyInUse()),
      isTotalCapped: false,
    },
    cachedAt: whole.cachedAt ?? new Date(updatedAt).toISOString(),
  };
}
