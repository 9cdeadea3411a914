import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Issue, IssuePage } from '#schema/issues/issue.ts';
import { listIssues } from '#schema/issues/issue.ts';
import { listNotifications } from '#schema/people/notification.ts';
import { getSettings } from '#schema/settings.ts';
import { getImpactStats } from '#schema/issues/statistics.ts';
import { listSuccessStories } from '#schema/issues/story.ts';
import { getCurrentUser, type User } from '#schema/people/user.ts';
import { call, callDated, type Dated } from '#web/data/server/call.ts';
import { isNotSignedIn, NetworkError } from '#web/data/server/callErrors.ts';
import type { InputOf } from '#schema/defineEndpoint.ts';
import { setCacheOwner } from '#web/data/cache/persister.ts';
import { queryKeys } from './queryKeys.ts';
import { endpointQuery } from './endpointQuery.ts';

export type IssuesQueryInput = NonNullable<InputOf<typeof listIssues, 'query'>>;

/**
 * Whether the server said with this very page that its request had no session. True once only:
 * whoever asks again may have signed in meanwhile.
 */
function isKnownVisitor(): boolean {
  const mark = document.querySelector('meta[name="trybe-session"][content="none"]');
  mark?.remove();
  return mark !== null;
}

/** The signed-in user; a 401 is no error but nobody (null). Kept over visits. */
export const userQuery = () =>
  queryOptions({
    queryKey: queryKeys.user(),
    queryFn: async ({ signal }): Promise<User | null> => {
      const user = isKnownVisitor()
        ? null
        : await call(getCurrentUser, { signal }).catch((error: unknown) => {
            if (isNotSignedIn(error)) return null;
            throw error;
          });
      setCacheOwner(user?.id ?? null);
      return user;
    },
  });

/** Public settings of the installation. Kept over visits. */
export const settingsQuery = () => endpointQuery(queryKeys.settings(), getSettings);

/** Live figures of the whole site. Kept over visits. */
export const impactStatsQuery = () => endpointQuery(queryKeys.impactStats(), getImpactStats);

/** Completed issues that the site may tell of. */
export const storiesQuery = () => endpointQuery(queryKeys.stories(), listSuccessStories);

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

/** Only when signed in. */
export const notificationsQuery = () => endpointQuery(queryKeys.notifications(), listNotifications);
