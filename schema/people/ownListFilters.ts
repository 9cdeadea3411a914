/** What became of a pledge; `charged_back`: the donor's bank took it back. */
export const PLEDGE_STATES = ['held', 'spent', 'withdrawn', 'refunded', 'charged_back'] as const;

/** What a person's own pledges and votes can be narrowed to; `returned`: by whomever. */
export const OWN_PLEDGE_FILTERS = ['all', 'held', 'spent', 'returned'] as const;
export const OWN_VOTE_FILTERS = ['all', 'upvote', 'downvote'] as const;

export type PledgeState = (typeof PLEDGE_STATES)[number];
export type OwnPledgeFilter = (typeof OWN_PLEDGE_FILTERS)[number];
export type OwnVoteFilter = (typeof OWN_VOTE_FILTERS)[number];
