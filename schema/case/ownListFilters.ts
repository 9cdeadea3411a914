/** `charged_back`: reversed by the donor's bank. */
export const PLEDGE_STATES = ['held', 'spent', 'withdrawn', 'refunded', 'charged_back'] as const;

/** `returned`: for any reason. */
export const OWN_PLEDGE_FILTERS = ['all', 'held', 'spent', 'returned'] as const;
export const OWN_VOTE_FILTERS = ['all', 'upvote', 'downvote'] as const;

export type PledgeState = (typeof PLEDGE_STATES)[number];
export type OwnPledgeFilter = (typeof OWN_PLEDGE_FILTERS)[number];
export type OwnVoteFilter = (typeof OWN_VOTE_FILTERS)[number];
