import type { IssueFilter } from '#schema/issues/issueFilters.ts';
import type { LIST_SORTS } from '#web/features/issues/issueList.ts';

const filters: Record<IssueFilter, string> = {
  all: 'All Issues',
  critical: 'Critical',
  reported: 'Open for Pledges',
  in_progress: 'In Progress',
  completed: 'Completed',
};

const sorts: Record<(typeof LIST_SORTS)[number], string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  'most-funded': 'Most funded',
  'least-funded': 'Least funded',
  'most-affected': 'Most affected',
  near: 'Near me',
  'best-paid': 'Best paid near me',
};

export const issuesContent = {
  title: 'Community Issues',
  subtitle: 'Browse and contribute to local issues that need solutions',
  viewMap: 'View Map',
  report: 'Report an Issue',
  search: 'Search issues...',
  sort: 'Sort by',
  filter: 'Filter issues',
  pages: 'Pages of issues',
  filters,
  sorts,
  moreFilters: (active: number) => (active === 0 ? 'Filters' : `Filters (${active})`),
  category: 'Category',
  allCategories: 'All categories',
  distance: 'Distance',
  anyDistance: 'Any distance',
  within: (km: string) => `Within ${km} km`,
  needsSolver: 'Needs a solver',
  mine: 'My reports',
  loading: 'Loading issues',
  failed: 'Failed to load issues. Please try again later.',
  found: (total: string, isCapped: boolean) =>
    isCapped ? `More than ${total} found` : `${total} found`,
  issue: { one: '# issue', other: '# issues' },
  empty: {
    title: 'No issues found',
    search: 'No issues match your search criteria. Try adjusting your filters.',
    category: 'There are currently no issues in this category.',
  },
  offline: (moment: string) => `Offline. List from ${moment}.`,
} as const;
