import { statementsOf } from './proof.ts';

const ISSUES = 'tests/e2e/textsIssues.test.ts';
const REPORT = 'tests/e2e/textsReport.test.ts';
const FORMAT = 'web/data/format.test.ts';
const LIMITS = 'schema/limits.test.ts';

/** Section 9: constants and limits. */
export const CONSTANTS = [
  ...statementsOf('9 Constants', [
    [
      'web/data/queryClient.test.ts > data never goes stale by itself: no retries, no refetch on focus, no polling',
      'No retries, no refetch on focus, no polling, never stale',
    ],
    [
      `${LIMITS} > of notifications: one for five seconds, swiped by 50 px, reached by F8; tooltips after 700 ms`,
      'Toasts: 1 visible, 5000 ms, swipe of 50 px, F8',
      'Tooltip delay of 700 ms',
    ],
    [
      'web/components/toast/toastStore.test.ts > close when dismissed and are forgotten 1,000,000 ms later, not before',
      'Toasts are removed 1,000,000 ms after dismissal',
    ],
    [
      `${REPORT} > goes by itself after five seconds, one is shown at a time, and F8 leads to it`,
      'A toast goes after five seconds, and F8 leads to it',
    ],
    [
      `${ISSUES} > shows nine cards a page, each with what an issue has gathered`,
      'Nine issues a page',
      'Previous is disabled on the first page',
      'The page is 1 again when the filter changes',
    ],
    [
      'web/components/pageWindow.test.ts > are at most five, ascending, never twice the same, with a gap exactly where pages are missing',
      'Up to five page buttons with ellipses',
    ],
    [
      'web/components/pageWindow.test.ts > are the first, the last, the current page and its neighbours beyond that',
      'First, last and neighbours are among them',
    ],
    [
      'web/features/issues/issuesSearch.test.ts > starts at page 1 when the question changes, and only then',
      'Filter, search and sort lead back to page 1',
    ],
    [
      'schema/issueQuery.test.ts > is a total order for every sort, so that pages neither overlap nor leave gaps',
      'Sorts: newest, oldest, most-funded, least-funded',
    ],
    ['schema/issueQuery.test.ts > has the defaults of the list', 'Newest is the default'],
    [
      'schema/issueQuery.test.ts > finds any part of title, description or location in any case',
      'Search: part of title, description or location in any case',
    ],
    [
      'schema/issueQuery.test.ts > calls open for pledges whatever its badge calls so',
      'Filters by priority critical and by status',
    ],
    [
      'schema/issueQuery.test.ts > by money has the borders of the specification',
      'Funding bands: under 500, 500 to 2000, over 2000',
    ],
    [
      'web/features/home/countUp.test.ts > takes two seconds in sixty steps',
      'Figures count up over 2 seconds in 60 steps',
    ],
    [`${FORMAT} > rounds whole dollars half up`, 'Funded is shown without decimals'],
    [
      `${FORMAT} > shows two decimals and groups thousands, exactly`,
      'The pledged total of a card has two decimals',
    ],
    [
      'tests/scenarios/pledges.test.ts > pledges that come at the same time all count',
      'Pledgers are distinct people',
    ],
    [
      `${FORMAT} > leaves a short place alone and keeps two parts of a long one`,
      'Places are cut to 40 characters, two parts first',
    ],
    [
      `${FORMAT} > never shows more than 40 characters of a place`,
      'Longer places end in an ellipsis',
    ],
    [
      'web/data/issueCardView.test.ts > is asked of a photo host as 800 by 400 at quality 80',
      'Photo-host images are asked for as 800 by 400 at quality 80',
    ],
    [`${FORMAT} > writes a day as MMM d, yyyy`, 'Dates: MMM d, yyyy'],
    [
      `${FORMAT} > says that there is no date, and that one is invalid`,
      'No date, and Invalid date',
    ],
    [`${FORMAT} > writes a message time with hours and AM or PM`, 'Messages: MMM d, yyyy h:mm a'],
    [
      `${LIMITS} > of the map: centres, zooms and height`,
      'Map centres, zooms 4, 13, 15, 16 and height 500 px',
    ],
    [
      'web/features/map/startView.test.ts > without issues at the default centre and zoom',
      'The map starts at Los Angeles, zoom 4',
    ],
    [
      'web/features/map/startView.test.ts > with issues at their average',
      'With issues it starts at their average, zoom 13',
    ],
    [
      `${FORMAT} > shortens from a thousand on, cutting rather than promising more`,
      'Funding badges read x.xk from 1000',
    ],
    [
      'schema/validation.test.ts > knows neighbourhoods from locations',
      'Areas: the part with District, Park and so on, else the third, else the first',
      'Current Location, My Location and Unknown are no areas',
    ],
    [
      'web/features/map/communityAreas.test.ts > ranks at most five areas and compares each with the top one',
      'Top five areas, in percent of the top one',
    ],
    [
      `${LIMITS} > of lists: nine a page, five page buttons, three featured, five suggestions`,
      'Featured 3, suggestions 5, debounce 300 ms, profile 3 and 5',
    ],
    [
      `${LIMITS} > of entries: the shortest texts, the smallest pledge, the largest picture`,
      'The minimums, and pictures of 5*1024*1024 bytes',
    ],
    [`${LIMITS} > of money: bands at $500 and $2000, 90% for the solver`, '90% for the solution'],
    [
      'api/domain/releaseClock.test.ts > comes five days after the proof, with a notice a day before',
      'Auto-release 5 days, notice 24 hours',
    ],
  ]),
];
