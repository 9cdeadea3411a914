import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listDonations } from '#schema/money/pledge.ts';
import { listUserProposals } from '#schema/issues/proposal.ts';
import { listUserVotes } from '#schema/issues/vote.ts';
import { listFollowedIssues } from '#schema/issues/follow.ts';
import { listOwnPledges, listOwnVotes } from '#schema/people/ownLists.ts';
import type { OwnPledgeFilter, OwnVoteFilter } from '#schema/people/ownListFilters.ts';
import { call } from '#web/data/server/call.ts';
import { queryKeys } from './queryKeys.ts';

/** The proposals a person has made, newest first. */
export const userProposalsQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.userProposals(id),
    queryFn: ({ signal }) => call(listUserProposals, { params: { id }, signal }),
  });

/** A person's own votes, newest first; nobody else's can be had. */
export const userVotesQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.userVotes(id),
    queryFn: ({ signal }) => call(listUserVotes, { params: { id }, signal }),
  });

/** A person's own standing pledges, newest first; nobody else's can be had. */
export const donationsQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.donations(id),
    queryFn: ({ signal }) => call(listDonations, { params: { id }, signal }),
  });

/** A page of all that a person pledged and what became of it; the page before stays meanwhile. */
export const ownPledgePageQuery = (id: string, query: { state: OwnPledgeFilter; page: number }) =>
  queryOptions({
    queryKey: queryKeys.ownPledges({ id, ...query }),
    queryFn: ({ signal }) => call(listOwnPledges, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** A page of all votes of a person; the page before stays meanwhile. */
export const ownVotePageQuery = (id: string, query: { vote: OwnVoteFilter; page: number }) =>
  queryOptions({
    queryKey: queryKeys.ownVotes({ id, ...query }),
    queryFn: ({ signal }) => call(listOwnVotes, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** A page of the issues that a person follows; the page before stays meanwhile. */
export const followedPageQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: queryKeys.following({ id, page }),
    queryFn: ({ signal }) => call(listFollowedIssues, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
