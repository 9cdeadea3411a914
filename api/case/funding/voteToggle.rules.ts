import type { VoteType } from '#schema/case/vote.ts';

export type VoteDecision = {
  /** The resulting vote; null: it was withdrawn. */
  vote: VoteType | null;
  upvoteChange: -1 | 0 | 1;
  downvoteChange: -1 | 0 | 1;
};

const countVote = (vote: VoteType | null, type: VoteType) => (vote === type ? 1 : 0);

/** One vote per person and proposal: the opposite vote replaces it, the same vote again withdraws it. */
export function toggleVote(current: VoteType | null, cast: VoteType): VoteDecision {
  const vote = current === cast ? null : cast;
  return {
    vote,
    upvoteChange: (countVote(vote, 'upvote') - countVote(current, 'upvote')) as -1 | 0 | 1,
    downvoteChange: (countVote(vote, 'downvote') - countVote(current, 'downvote')) as -1 | 0 | 1,
  };
}
