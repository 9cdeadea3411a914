import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { IssuePage } from '#schema/issues/issue.ts';
import { issueQuery, queryIssues } from '#schema/issues/issueQuery.ts';
import type { Dated } from '#web/data/server/call.ts';
import { wholeIssuesQuery, type IssuesQueryInput } from './queries.ts';

/**
 * Answers a question about the list from the whole list as this device has it, by the rules by which
 * the server answers; null when the device has none.
 */
export async function answerLocally(
  queryClient: QueryClient,
  query: IssuesQueryInput,
): Promise<Dated<IssuePage> | null> {
  const options = wholeIssuesQuery();
  const whole = await queryClient.ensureQueryData(options).catch(() => null);
  if (whole === null) return null;
  const updatedAt = queryClient.getQueryState(options.queryKey)?.dataUpdatedAt ?? 0;
  return {
    data: { ...queryIssues(whole.data, v.parse(issueQuery, query)), isTotalCapped: false },
    cachedAt: whole.cachedAt ?? new Date(updatedAt).toISOString(),
  };
}
