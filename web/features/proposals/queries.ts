import { infiniteQueryOptions } from '@tanstack/react-query';
import { listProposals, type Proposal } from '#schema/case/proposal.ts';
import { listVotes } from '#schema/case/vote.ts';
import { call } from '#web/net/call.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { endpointQuery } from '#web/net/endpointQuery.ts';
import { paged } from '#web/net/pagedList.ts';

/** Oldest first. */
export const proposalsQuery = (id: string) =>
  infiniteQueryOptions({
    ...paged<Proposal>(),
    queryKey: queryKeys.proposals(id),
    queryFn: ({ signal, pageParam: after }) =>
      call(listProposals, { params: { id }, query: { after: after ?? undefined }, signal }),
  });

export const votesQuery = (issueId: string) =>
  endpointQuery(queryKeys.votes(issueId), listVotes, { query: { issueId } });
