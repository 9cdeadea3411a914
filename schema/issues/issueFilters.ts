/** What the list and the map can be narrowed to and sorted by. */
export const ISSUE_FILTERS = ['all', 'critical', 'reported', 'in_progress', 'completed'] as const;
export const ISSUE_SORTS = ['newest', 'oldest', 'most-funded', 'least-funded'] as const;
export const FUNDING_BANDS = ['all', 'low', 'medium', 'high'] as const;

export type IssueFilter = (typeof ISSUE_FILTERS)[number];
export type IssueSort = (typeof ISSUE_SORTS)[number];
export type FundingBand = (typeof FUNDING_BANDS)[number];
