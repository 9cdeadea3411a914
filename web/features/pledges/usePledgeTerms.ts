import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { pledgeTerms } from '#web/format/ownMoneyText.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { proposalsQuery } from '#web/features/proposals/queries.ts';
import { stillNeeded } from '#web/features/proposals/stillNeeded.ts';

/** What a pledge made now would be bound to, and whether the chosen price needs no more money. */
export function usePledgeTerms(issue: IssueDetail): { terms: string[]; isCovered: boolean } {
  const { data: settings } = useQuery(settingsQuery());
  const { data: proposals } = useInfiniteQuery(proposalsQuery(issue.id));
  const chosen = proposals?.find(({ id }) => id === issue.work?.proposalId);
  const price = chosen
    ? { amount: chosen.budget, missing: stillNeeded(chosen.budget, issue.currentFunding) }
    : null;
  const terms = settings
    ? pledgeTerms({ issue, expiryDays: settings.pledgeExpiryDays, price })
    : [];
  return { terms, isCovered: price !== null && price.missing === null };
}
