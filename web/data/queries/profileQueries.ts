import { listDonations } from '#schema/money/pledge.ts';
import { listUserProposals } from '#schema/issues/proposal.ts';
import { listUserVotes } from '#schema/issues/vote.ts';
import { listFollowedIssues } from '#schema/issues/follow.ts';
import { listOwnPledges, listOwnVotes } from '#schema/people/ownLists.ts';
import type { OwnPledgeFilter, OwnVoteFilter } from '#schema/people/ownListFilters.ts';
import { queryKeys } from './queryKeys.ts';
import { endpointQuery, pageQuery } from './endpointQuery.ts';

/** The proposals a person has made, newest first. */
export const userProposalsQuery = (id: string) =>
  endpointQuery(queryKeys.userProposals(id), listUserProposals, { params: { id } });

/** A person's own votes, newest first; nobody else's can be had. */
export const userVotesQuery = (id: string) =>
  endpointQuery(queryKeys.userVotes(id), listUserVotes, { params: { id } });

/** A person's own standing pledges, newest first; nobody else's can be had. */
export const donationsQuery = (id: string) =>
  endpointQuery(queryKeys.donations(id), listDonations, { params: { id } });

/** A page of all that a person pledged and what became of it; the page before stays meanwhile. */
export const ownPledgePageQuery = (id: string, query: { state: OwnPledgeFilter; page: number }) =>
  pageQuery(queryKeys.ownPledges({ id, ...query }), listOwnPledges, { query });

/** A page of all votes of a person; the page before stays meanwhile. */
export const ownVotePageQuery = (id: string, query: { vote: OwnVoteFilter; page: number }) =>
  pageQuery(queryKeys.ownVotes({ id, ...query }), listOwnVotes, { query });

/** A page of the issues that a person follows; the page before stays meanwhile. */
export const followedPageQuery = (id: string, page: number) =>
  pageQuery(queryKeys.following({ id, page }), listFollowedIssues, { query: { page } });
