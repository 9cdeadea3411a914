import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Issue, type IssuePage, listIssues } from '#schema/issues/issue.ts';
import { callDated, type Dated } from '#web/net/call.ts';
import { NetworkError } from '#web/net/callErrors.ts';
import type { InputOf } from '#schema/defineEndpoint.ts';
import { queryKeys } from '#web/net/queryKeys.ts';

export type IssuesQueryInput = NonNullable<InputOf<typeof listIssues, 'query'>>;

/**
 * One page of the issues with totals; the page before stays on screen while the next one loads.
 * Without network the same question is answered from the stored whole list, by the same rules.
 */
export const issuePageQuery = (query: IssuesQueryInput) =>
  queryOptions({
    queryKey: queryKeys.issues({ ...query }),
    queryFn: async ({ signal, client }): Promise<Dated<IssuePage>> => {
      try {
        return (await callDated(listIssues, { query, signal })) as Dated<IssuePage>;
      } catch (error) {
        if (!(error instanceof NetworkError)) throw error;
        const whole = wholeIssuesQuery();
        const list = await client.ensureQueryData(whole).catch(() => null);
        if (list === null) throw error;
        const { answerLocally } = await import('./answerLocally.ts');
        return answerLocally(list, query, client.getQueryState(whole.queryKey)?.dataUpdatedAt ?? 0);
      }
    },
    placeholderData: keepPreviousData,
  });

/** The list without parameters, newest first: whole up to 2,000 issues. The worker keeps it. */
export const wholeIssuesQuery = () =>
  queryOptions({
    queryKey: queryKeys.issues({}),
    queryFn: ({ signal }) => callDated(listIssues, { signal }) as Promise<Dated<Issue[]>>,
  });
