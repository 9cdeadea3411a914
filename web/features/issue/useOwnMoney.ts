import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { amountOf, centsOf } from '#web/format/moneyInUse.ts';
import { ownPledgesQuery, pledgesQuery } from '#web/features/pledges/queries.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';

/** Decimal text, and the first day on which a part of them goes back by itself. */
export type OwnMoney = { amount: string; returnsAt: string | null };

/** What the person has pledged here; null for nothing, nobody, or not known yet. */
export function useOwnMoney(issueId: string): OwnMoney | null {
  const { user } = useCurrentUser();
  const { data: pledges, hasNextPage } = useInfiniteQuery(pledgesQuery(issueId));
  // On the first page of a long list they may be missing.
  const asked = useQuery({
    ...ownPledgesQuery(issueId, user?.id ?? ''),
    enabled: hasNextPage && Boolean(user),
  });
  if (!user) return null;
  const own = (asked.data ?? pledges ?? []).filter(({ userId }) => userId === user.id);
  if (own.length === 0) return null;
  const cents = own.reduce((sum, { amount }) => sum + centsOf(amount), 0n);
  const dates = own.flatMap(({ refundDueAt }) => refundDueAt ?? []).toSorted();
  return { amount: amountOf(cents), returnsAt: dates[0] ?? null };
}
