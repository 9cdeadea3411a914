import { useQuery } from '@tanstack/react-query';
import { PROFILE_RECENT_ISSUES } from '#schema/limits.ts';
import type { User } from '#schema/people/user.ts';
import {
  donationsQuery,
  userProposalsQuery,
  userVotesQuery,
} from '#web/features/account/queries.ts';
import { issuePageQuery } from '#web/features/issues/issueList.ts';
import { useDataAge } from '#web/net/useDataAge.ts';
import { profileStats } from './profileStats.ts';
import { recentActivity } from './recentActivity.ts';

/** Pledges are fetched for donors only. */
export function useProfile({ id, preferredRole }: User) {
  const isDonor = preferredRole === 'donator';
  const reported = useQuery(issuePageQuery({ reporterId: id, pageSize: PROFILE_RECENT_ISSUES }));
  const resolved = useQuery({
    ...issuePageQuery({ reporterId: id, filter: 'completed', pageSize: 1 }),
    enabled: preferredRole === 'reporter',
  });
  const donations = useQuery({ ...donationsQuery(id), enabled: isDonor });
  const proposals = useQuery(userProposalsQuery(id));
  const votes = useQuery({ ...userVotesQuery(id), enabled: preferredRole !== 'solver' });

  const needed = [reported, proposals, ...(isDonor ? [donations] : [])];
  const shown = [...needed, resolved, votes];
  const storedAt = reported.data?.cachedAt;
  const age = useDataAge(
    ...shown.map(({ dataUpdatedAt }) => dataUpdatedAt),
    storedAt ? Date.parse(storedAt) : 0,
  );
  return {
    /** Offline: when the data was read, as ISO text. */
    age,
    stats: profileStats(preferredRole, {
      reportedCount: reported.data?.data.total,
      resolvedCount: resolved.data?.data.total,
      donations: donations.data,
      proposals: proposals.data,
      voteCount: votes.data?.length,
    }),
    activity: needed.every(({ data }) => data !== undefined)
      ? recentActivity({
          reported: reported.data?.data.items ?? [],
          donations: donations.data ?? [],
          proposals: proposals.data ?? [],
        })
      : undefined,
    hasFailed: shown.some(({ isError, data }) => isError && data === undefined),
    retry: () => {
      for (const query of shown) if (query.isError) void query.refetch();
    },
  };
}
