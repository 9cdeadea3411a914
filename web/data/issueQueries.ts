import { queryOptions } from '@tanstack/react-query';
import { listMessages } from '#schema/chat.ts';
import { getIssue } from '#schema/issue.ts';
import { listPledges } from '#schema/pledge.ts';
import { listProposals } from '#schema/proposal.ts';
import { listVotes } from '#schema/vote.ts';
import { call, callDated } from './call.ts';
import { queryKeys } from './queryKeys.ts';

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
