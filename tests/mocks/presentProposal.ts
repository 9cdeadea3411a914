import { formatCents } from '#schema/money/money.ts';
import type { Proposal } from '#schema/issues/proposal.ts';
import type { VoteType } from '#schema/issues/vote.ts';
import { standingPledges, sumOf } from './escrow.ts';
import type { MockState, ProposalRow } from './mockState.ts';

/** How many voted for and against a proposal. */
export function tally(state: MockState, proposalId: string) {
  const count = (type: VoteType) =>
    state.votes.filter((vote) => vote.proposalId === proposalId && vote.voteType === type).length;
  return { upvotes: count('upvote'), downvotes: count('downvote') };
}

/** A proposal with its votes and the escrowed money of those who vote for it. */
export function presentProposal(state: MockState, row: ProposalRow): Proposal {
  const { days, ...fields } = row;
  const supporters = new Set(
    state.votes
      .filter((vote) => vote.proposalId === row.id && vote.voteType === 'upvote')
      .map((vote) => vote.userId),
  );
  const backing = standingPledges(state, row.issueId).filter(
    (pledge) => supporters.has(pledge.userId) && pledge.userId !== row.solverId,
  );
  return {
    ...fields,
    timeline: days === 1 ? '1 day' : `${days} days`,
    ...tally(state, row.id),
    backing: formatCents(sumOf(backing)),
  };
}
