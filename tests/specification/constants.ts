import { statementsOf } from './proof.ts';

const ISSUES = 'tests/e2e/textsIssues.test.ts';
const REPORT = 'tests/e2e/textsReport.test.ts';
const FORMAT = 'web/data/format/format.test.ts';
const LIMITS = 'schema/limits.test.ts';
const MAP = 'tests/e2e/textsMap.test.ts';
const PUBLIC = 'tests/e2e/textsPublic.test.ts';

/** Section 9: constants and limits. */
export const CONSTANTS = [
  ...statementsOf('9 Constants', [
    [
      'web/data/cache/queryClient.test.ts > data never goes stale by itself: no retries, no refetch on focus, no polling',
      'No retries, no refetch on focus, never stale',
    ],
    [
      'tests/architecture/polling.test.ts > nothing else is asked for again by the clock',
      'No polling, but for what sends no event: the payment provider and the local mailbox',
    ],
    ['web/store/toastStore.test.ts > show one at a time, the newest', 'Toasts: 1 visible'],
    [
      'tests/e2e/textsFrame.test.ts > says when signing out failed, until that is swiped away by 50 px',
      'Toasts: swipe right with a threshold of 50 px',
    ],
    [
      `${MAP} > filters by status and money, says how many are left, and clears`,
      'Tooltip delay of 700 ms',
    ],
    [
      'web/store/toastStore.test.ts > close when dismissed and are forgotten 1,000,000 ms later, not before',
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
      'Next is disabled on the last page',
      'The page is 1 again when the filter changes',
    ],
    [
      'web/components/paging/pageWindow.test.ts > are at most five, ascending, never twice the same, with a gap exactly where pages are missing',
      'Up to five page buttons with ellipses',
    ],
    [
      'web/components/paging/pageWindow.test.ts > are the first, the last, the current page and its neighbours beyond that',
      'First, last and neighbours are among them',
    ],
    [
      'web/features/issues/issuesSearch.test.ts > starts at page 1 when the question changes, and only then',
      'Filter, search and sort lead back to page 1',
    ],
    [
      'schema/issues/issueQuery.test.ts > is a total order for every sort, so that pages neither overlap nor leave gaps',
      'Sorts: newest, oldest, most-funded, least-funded',
    ],
    ['schema/issues/issueQuery.test.ts > has the defaults of the list', 'Newest is the default'],
    [
      'schema/issues/issueQuery.test.ts > finds any part of title, description or location in any case',
      'Search: part of title, description or location in any case',
    ],
    [
      'schema/issues/issueQuery.test.ts > calls open for pledges whatever its badge calls so',
      'Filters by priority critical and by status',
    ],
    [
      'schema/issues/issueQuery.test.ts > by money has the borders of the specification',
      'Funding bands: under 500, 500 to 2000, over 2000',
    ],
    [
      `${PUBLIC} > shows no figures but the live ones, which count up`,
      'Figures count up over 2 seconds in 60 steps',
    ],
    [`${FORMAT} > rounds whole dollars half up`, 'Funded is shown without decimals'],
    [
      `${FORMAT} > shows two decimals and groups thousands, exactly`,
      'The pledged total of a card has two decimals',
    ],
    [
      'tests/scenarios/pledges.test.ts > the first pledge makes an issue funded; each has its number and its donor',
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
      'web/data/site/issueCardView.test.ts > is asked of a photo host as 800 by 400 at quality 80',
      'Photo-host images are asked for as 800 by 400 at quality 80',
    ],
    [`${FORMAT} > writes a day as MMM d, yyyy`, 'Dates: MMM d, yyyy'],
    [
      `${FORMAT} > says that there is no date, and that one is invalid`,
      'No date, and Invalid date',
    ],
    [`${FORMAT} > writes a message time with hours and AM or PM`, 'Messages: MMM d, yyyy h:mm a'],
    [
      `${MAP} > finds a place among suggested locations, marks it, and lets it go`,
      'A place found is shown at zoom 15',
    ],
    [
      `${MAP} > shows a chosen issue with its ways, and a press on the map lets it go`,
      'A chosen issue is shown at zoom 16',
    ],
    [
      `${REPORT} > takes the place from the map, files the report and opens it`,
      'The map of a report opens at 40.7128, -74.006, zoom 13',
    ],
    [`${MAP} > has its title, tools, legend and areas`, 'The map is at least 500 px high'],
    [
      'web/map/startView.test.ts > without issues at the default centre and zoom',
      'The map starts at Los Angeles, zoom 4',
    ],
    [
      'web/map/startView.test.ts > with issues at their average',
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
      'web/features/map/statistics/communityAreas.test.ts > ranks at most five areas and compares each with the top one',
      'Top five areas, in percent of the top one',
    ],
    [
      `${PUBLIC} > features the three newest issues, with placeholders while they load`,
      'Three featured issues',
    ],
    [
      'web/features/map/issueSuggestions.test.ts > waits for the second character and stops at five',
      'Five suggestions of issues',
    ],
    [
      `${MAP} > finds a place among suggested locations, marks it, and lets it go`,
      'At most five suggestions of places',
    ],
    [
      `${MAP} > asks for a place after a pause, from two characters on, and not for the one chosen`,
      'Places are asked for once nobody has typed for a moment',
    ],
    [
      'tests/e2e/textsAccount.test.ts > of %s, a %s, sums up what that role is about',
      'Profile: 3 recent issues, 5 notifications',
    ],
    [
      'schema/validation.test.ts > says for each field what the specification says, also when the field is missing',
      'The minimums of the texts',
    ],
    [
      'schema/money/money.test.ts > is taken as text or as a number, and says what is wrong',
      'The smallest pledge is 1',
    ],
    [
      `${REPORT} > refuses pictures of another kind or of 5 MB`,
      'Pictures of under 5*1024*1024 bytes',
    ],
    [
      `${LIMITS} > of lists: nine a page, five page buttons, three featured, five suggestions`,
      'The constants of lists, and a pause of 300 ms',
    ],
    [
      'api/domain/money/payout.test.ts > keeps the share promised to the donors, and never under 90% for the solver',
      '90% for the solution',
    ],
    [
      'api/domain/verification/releaseClock.test.ts > comes five days after the proof, with a notice a day before',
      'Auto-release 5 days, notice 24 hours',
    ],
  ]),
];
