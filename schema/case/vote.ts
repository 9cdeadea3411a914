import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { CONTACT_REFUSALS } from '#schema/refusals.ts';
import { timestamp, uuid } from '#schema/text.ts';

export const VOTE_TYPES = ['upvote', 'downvote'] as const;
export const voteType = v.picklist(VOTE_TYPES, 'voteType is upvote or downvote.');
export type VoteType = v.InferOutput<typeof voteType>;

export const castVoteRequest = v.object({ voteType });

export const vote = v.object({ proposalId: uuid, userId: uuid, voteType, createdAt: timestamp });
export type Vote = v.InferOutput<typeof vote>;

/** With its subject: votes alone name only ids. */
export const userVote = v.object({ ...vote.entries, issueId: uuid, proposalTitle: v.string() });

export const castVoteResponse = v.object({
  proposalId: uuid,
  /** Null: voting the same again removed the vote. */
  voteType: v.nullable(voteType),
  upvotes: v.number(),
  downvotes: v.number(),
});
export type CastVoteResponse = v.InferOutput<typeof castVoteResponse>;

export const listVotes = defineEndpoint({
  operation: 'listVotes',
  method: 'GET',
  path: '/api/votes',
  summary: 'Votes on proposals, newest first; `issueId` narrows them to one issue.',
  access: 'public',
  cache: 'shared',
  deviceStore: 'of-issues',
  query: v.object({ issueId: v.optional(uuid) }),
  status: 200,
  response: v.array(vote),
});

export const castVote = defineEndpoint({
  operation: 'castVote',
  method: 'POST',
  path: '/api/proposals/{id}/vote',
  summary: 'Votes on a proposal: the other way changes the vote, the same again removes it.',
  access: 'session',
  isDecision: true,
  params: v.object({ id: uuid }),
  body: castVoteRequest,
  status: 200,
  response: castVoteResponse,
  refusals: [
    'proposal_not_found',
    'own_issue',
    'own_proposal',
    'issue_closed',
    'issue_merged',
    'account_frozen',
    ...CONTACT_REFUSALS,
    'issue_not_found',
  ],
});

export const listUserVotes = defineEndpoint({
  operation: 'listUserVotes',
  method: 'GET',
  path: '/api/users/{id}/votes',
  summary: "The signed-in person's own votes, newest first; nobody else's.",
  access: 'session',
  params: v.object({ id: uuid }),
  status: 200,
  response: v.array(userVote),
  refusals: ['forbidden'],
});
