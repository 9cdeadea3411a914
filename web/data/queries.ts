import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { listMessages } from '#schema/chat.ts';
import type { Issue, IssuePage } from '#schema/issue.ts';
import { getIssue, listIssues } from '#schema/issue.ts';
import { issueQuery as issueQuerySchema, queryIssues } from '#schema/issueQuery.ts';
import { listNotifications } from '#schema/notification.ts';
import { listPledges } from '#schema/pledge.ts';
import { listProposals } from '#schema/proposal.ts';
import { getSettings } from '#schema/settings.ts';
import { getImpactStats } from '#schema/statistics.ts';
import { getCurrentUser, type User } from '#schema/user.ts';
import { listVotes } from '#schema/vote.ts';
import { call, callDated, type Dated } from './call.ts';
import { isNotSignedIn, NetworkError } from './callErrors.ts';
import type { InputOf } from '#schema/defineEndpoint.ts';
import { setCacheOwner } from './persister.ts';
import { queryKeys } from './queryKeys.ts';

export type IssuesQueryInput = NonNullable<InputOf<typeof listIssues, 'query'>>;

/** The signed-in user; a 401 is no error but nobody (null). Kept over visits. */
export const userQuery = () =>
  queryOptions({
    queryKey: queryKeys.user(),
    queryFn: async ({ signal }): Promise<User | null> => {
      try {
        const user = await call(getCurrentUser, { signal });
        setCacheOwner(user.id);
        return user;
      } catch (error) {
        if (!isNotSignedIn(error)) throw error;
        setCacheOwner(null);
        return null;
      }
    },
    gcTime: Infinity,
  });

/** Public settings of the installation. Kept over visits. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: queryKeys.settings(),
    queryFn: ({ signal }) => call(getSettings, { signal }),
    gcTime: Infinity,
  });

/** Live figures of the whole site. Kept over visits. */
export const impactStatsQuery = () =>
  queryOptions({
    queryKey: queryKeys.impactStats(),
    queryFn: ({ signal }) => call(getImpactStats, { signal }),
    gcTime: Infinity,
  });

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
        const local = error instanceof NetworkError ? await answerLocally(client, query) : null;
        if (local === null) throw error;
        return local;
      }
    },
    placeholderData: keepPreviousData,
  });

async function answerLocally(
  client: QueryClient,
  query: IssuesQueryInput,
): Promise<Dated<IssuePage> | null> {
  const options = wholeIssuesQuery();
  const whole = await client.ensureQueryData(options).catch(() => null);
  if (whole === null) return null;
  const updatedAt = client.getQueryState(options.queryKey)?.dataUpdatedAt ?? 0;
  return {
    data: { ...queryIssues(whole.data, v.parse(issueQuerySchema, query)), isTotalCapped: false },
    cachedAt: whole.cachedAt ?? new Date(updatedAt).toISOString(),
  };
}

/** The list without parameters, newest first: whole up to 2,000 issues. The worker keeps it. */
export const wholeIssuesQuery = () =>
  queryOptions({
    queryKey: queryKeys.issues({}),
    queryFn: ({ signal }) => callDated(listIssues, { signal }) as Promise<Dated<Issue[]>>,
  });

export const issueQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.issue(id),
    queryFn: ({ signal }) => callDated(getIssue, { params: { id }, signal }),
  });

export const pledgesQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.pledges(id),
    queryFn: ({ signal }) => call(listPledges, { params: { id }, signal }),
  });

export const proposalsQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.proposals(id),
    queryFn: ({ signal }) => call(listProposals, { params: { id }, signal }),
  });

export const votesQuery = (issueId: string) =>
  queryOptions({
    queryKey: queryKeys.votes(issueId),
    queryFn: ({ signal }) => call(listVotes, { query: { issueId }, signal }),
  });

/** The discussion; ask only when signed in. */
export const messagesQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.messages(id),
    queryFn: ({ signal }) => call(listMessages, { params: { id }, signal }),
  });

/** Only when signed in. */
export const notificationsQuery = () =>
  queryOptions({
    queryKey: queryKeys.notifications(),
    queryFn: ({ signal }) => call(listNotifications, { signal }),
  });
