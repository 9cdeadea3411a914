import { listPremium } from '#schema/case/premium.ts';
import { endpointQuery } from '#web/net/endpointQuery.ts';
import { paged } from '#web/net/pagedList.ts';
import { listMoneyTrail } from '#schema/case/audit.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { listPledges, type Pledge } from '#schema/case/pledge.ts';
import { call } from '#web/net/call.ts';
import { queryKeys } from '#web/net/queryKeys.ts';

/** Newest first. */
export const pledgesQuery = (id: string) =>
  infiniteQueryOptions({
    ...paged<Pledge>(),
    queryKey: queryKeys.pledges(id),
    queryFn: ({ signal, pageParam: after }) =>
      call(listPledges, { params: { id }, query: { after: after ?? undefined }, signal }),
  });

/** One person's pledges, newest first: withdrawable, however many followed. */
export const ownPledgesQuery = (id: string, userId: string) =>
  endpointQuery([...queryKeys.pledges(id), userId], listPledges, {
    params: { id },
    query: { userId },
  });

/** Only when signed in. */
export const moneyTrailQuery = (id: string) =>
  endpointQuery(queryKeys.moneyTrail(id), listMoneyTrail, { params: { id } });

/** With the reader's abilities. */
export const premiumQuery = (issueId: string) =>
  endpointQuery([...queryKeys.case(issueId), 'premium'], listPremium, { params: { id: issueId } });
