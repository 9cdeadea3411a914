export const ISSUE_FILTERS = ['all', 'critical', 'reported', 'in_progress', 'completed'] as const;
export const ISSUE_SORTS = [
  'newest',
  'oldest',
  'most-funded',
  'least-funded',
  'most-affected',
  'near',
] as const;
export const DISTANCES_KM = [1, 5, 25] as const;
export const FUNDING_BANDS = ['all', 'low', 'medium', 'high'] as const;

export type IssueFilter = (typeof ISSUE_FILTERS)[number];
export type IssueSort = (typeof ISSUE_SORTS)[number];
export type FundingBand = (typeof FUNDING_BANDS)[number];
