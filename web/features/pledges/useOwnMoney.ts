import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Pledge } from '#schema/case/pledge.ts';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { ownMoneyText } from '#web/format/ownMoneyText.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { useServerNow } from '#web/features/site/useServerNow.ts';
import { moneyTrailQuery, ownPledgesQuery, pledgesQuery } from './queries.ts';

/** The person's standing pledges here, newest first; empty for none, signed out, or unknown. */
export function useOwnPledges(issueId: string): Pledge[] {
  const { user } = useCurrentUser();
  const { data: pledges, hasNextPage } = useInfiniteQuery(pledgesQuery(issueId));
  // Own pledges may be missing on the first page of a long list.
  const asked = useQuery({
    ...ownPledgesQuery(issueId, user?.id ?? ''),
    enabled: hasNextPage && Boolean(user),
  });
  if (!user) return [];
  return (asked.data ?? pledges ?? []).filter(({ userId }) => userId === user.id);
}

/** What the books say of the person's money here, in sentences; empty for none or unknown. */
export function useOwnMoney(issue: IssueDetail): string[] {
  const { user } = useCurrentUser();
  const now = useServerNow();
  const pledges = useOwnPledges(issue.id);
  const { data: trail } = useQuery({ ...moneyTrailQuery(issue.id), enabled: Boolean(user) });
  if (!user) return [];
  // The books are not stored on the device. Until a payment, the stored pledges say the same.
  const isSettled = issue.status === 'completed';
  const steps =
    trail ?? (isSettled ? [] : pledges.map((pledge) => ({ ...pledge, kind: 'pledge' as const })));
  return ownMoneyText({ steps, pledges }, issue, now);
}
