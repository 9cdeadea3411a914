import type { FundingBand, IssueFilter } from '#schema/issues/issueFilters.ts';
import type { MAP_TABS, MapSort } from './mapSearch.ts';

const filters: Record<IssueFilter, string> = {
  all: 'All statuses',
  critical: 'Critical priority',
  reported: 'Open for Pledges',
  in_progress: 'In Progress',
  completed: 'Completed',
};

const funding: Record<FundingBand, (low: string, high: string) => string> = {
  all: () => 'Any funding',
  low: (low) => `Under ${low}`,
  medium: (low, high) => `${low}-${high}`,
  high: (_, high) => `Over ${high}`,
};

const sorts: Record<MapSort, string> = {
  newest: 'Newest',
  near: 'Near me',
  money: 'Most funded',
  affected: 'Most affected',
};

const tabs: Record<(typeof MAP_TABS)[number], string> = {
  map: 'Map View',
  statistics: 'Statistics',
};

export const mapPageContent = {
  title: 'Discover Issues Near You',
  subtitle:
    'Explore our interactive map to find issues in your neighborhood. Filter by type, urgency, or funding status.',
  views: 'Views of the map page',
  tabs,
  map: 'Map of reported issues',
  addIssue: 'Add New Issue',
  searchIssues: 'Search for issues...',
  legend: {
    title: 'Status legend',
    statuses: ['reported', 'in_progress', 'completed'],
    waiting: 'Waiting to send',
    critical: 'Two marks: critical. One: high priority.',
    cluster:
      'A number stands for several issues. Its ring shows how many are open, in progress and completed; two marks mean that some are critical.',
    freshness: {
      fresh: 'Reported or confirmed in the last 30 days',
      aging: 'In the last 6 months',
      stale: 'Not confirmed for longer',
    },
  },
  filters: {
    label: 'Filters',
    status: 'Status',
    funding: 'Funding',
    statusOptions: filters,
    fundingOptions: funding,
    apply: 'Apply filters',
    remove: 'Remove filters',
    showing: (shown: string, total: string) => `Showing ${shown} of ${total} issues`,
    clear: 'Clear',
  },
  selected: {
    label: 'Selected issue',
    pledged: 'Pledged',
    viewDetails: 'View Details',
    pledge: 'Pledge',
    close: 'Close',
    openWaiting: 'See where it is',
    waiting: 'Waiting to send',
  },
  place: { popup: 'Search Result', marker: 'Location' },
  locate: {
    button: 'Show where I am',
  },
  sheet: { open: 'Show the list', close: 'Show the map' },
  areas: {
    title: 'Community areas',
    empty: 'No community data available yet',
    issues: { one: '# issue', other: '# issues' },
  },
  inView: {
    title: 'Issues on this map',
    sort: 'Sort by',
    sorts,
    away: (distance: string) => `${distance} away`,
    summary: (count: string) => `${count} in view`,
    empty: 'There are no issues in this part of the map. Zoom out or move it.',
    failed: 'The issues could not be loaded, so it is not known what lies here.',
    emptySite: 'Nobody has reported an issue yet. Be the first.',
    more: (count: string) => `${count} more. Zoom in to see them.`,
    money: (kind: string) => `Amounts are ${kind}.`,
    showOnMap: (title: string) => `Show on the map: ${title}`,
  },
  statistics: {
    byStatus: 'Issues by Status',
    labels: {
      critical: 'Critical',
      reported: 'Open for Pledges',
      in_progress: 'In Progress',
      completed: 'Completed',
    },
    funding: 'Funding Overview',
    totalIssues: 'Total Issues',
    available: 'Available Issues',
    availableHint: 'open for pledges',
    totalPledged: 'Total Pledged',
    average: 'Average Pledge Pool',
    top: 'Top Communities',
    newestOnly: (count: string) => `Counted over the newest ${count} issues.`,
  },
  help: {
    open: 'Help',
    title: 'Using the Interactive Map',
    items: [
      {
        term: 'Look around',
        text: 'Drag the map or use the arrow keys. Zoom with the buttons, the wheel, two fingers, or plus and minus.',
      },
      {
        term: 'Open an issue',
        text: 'Press a marker. Its ring shows the status, fainter the longer ago somebody confirmed it; from near, a tag below it says how much is pledged. Press the map to close it.',
      },
      {
        term: 'Numbers',
        text: 'A disc with a number stands for several issues. Press it to zoom in.',
      },
      {
        term: 'Find',
        text: 'Search an issue by its title, or a place by its name. Enter takes the first suggestion.',
      },
      {
        term: 'Filter',
        text: 'Choose a status and a funding band. The badge shows how many issues are left and clears the filter.',
      },
      {
        term: 'Without signal',
        text: 'The map, place names and everything seen before work offline. Your waiting reports are drawn with a dashed ring.',
      },
    ],
    close: 'Got it',
  },
  offline: (moment: string) => `Offline. Issues from ${moment}.`,
  failed: 'Issues could not be loaded. The map itself works.',
  retry: 'Retry',
  followArea: {
    follow: 'Follow this area',
    what: (km: number) => `New reports within ${km} km of the middle of the map, in your summary.`,
    tooLarge: 'Zoom in to follow an area: the map shows more than 25 km around its middle.',
    following: 'Following...',
    waiting: 'What you follow here is waiting to be sent.',
    list: 'What you follow',
    failed: 'The area is not followed',
  },
} as const;
