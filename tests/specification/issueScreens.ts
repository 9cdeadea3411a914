import { statementsOf } from './proof.ts';

const ISSUES = 'tests/e2e/textsIssues.test.ts';
const ISSUE = 'tests/e2e/textsIssue.test.ts';
const MAP = 'tests/e2e/textsMap.test.ts';
const ACCOUNT = 'tests/e2e/textsAccount.test.ts';
const REPORT = 'tests/e2e/textsReport.test.ts';

const DONOR = 'tests/e2e/textsDonor.test.ts';

/** Section 2: the list, the map, an issue, reporting, the account. */
export const ISSUE_SCREENS = [
  ...statementsOf('2 Sign-in and register', [
    [
      `${ACCOUNT} > has its title, tabs, terms and marketing`,
      'Title Welcome to Trybe and its subtitle',
      'Two tabs, Login and Register',
      'Links to terms and privacy',
      'Marketing: Report Local Issues, Transparent Crowdfunding, Community-Driven Solutions',
    ],
    [
      `${ACCOUNT} > opens with the role of ?%s`,
      'A valid role in the address preselects it and opens Register',
    ],
    [
      `${ACCOUNT} > names what is missing, says Logging in... and welcomes`,
      'The button says Logging in... and is disabled while pending',
      'Who is signed in is sent from /auth to /',
    ],
    [
      `${ACCOUNT} > names what is wrong, says Creating account... and confirms`,
      'The button says Creating account... while pending',
    ],
  ]),
  ...statementsOf('2 Issues list', [
    [
      `${ISSUES} > has its title, buttons, search, sorts and tabs`,
      'Title Community Issues and its subtitle',
      'Buttons View Map and Report an Issue with their targets',
      'Search box Search issues... and a sort dropdown',
      'Tabs All Issues, Critical, Open for Pledges, In Progress, Completed',
    ],
    [
      `${ISSUES} > shows nine cards a page, each with what an issue has gathered`,
      'Cards show status, priority, title, description, pledged total, pledgers, solver button, place and date',
      'Pagination stands below the cards',
    ],
    [
      `${ISSUES} > waits with a spinner, says when it failed, and loads the page again`,
      'A spinner shows while the list loads',
      'Failed to load issues. Please try again later. with Retry, which reloads',
    ],
    [
      `${ISSUES} > says that a search found nothing, and that a category is empty`,
      'No issues found, with the sentence for a search',
      'No issues found, with the sentence for a category',
      'The empty list offers Report an Issue',
    ],
    [
      'tests/scenarios/issueList.test.ts > a card shows what the issue has gathered',
      'Donors and days left of a card are real',
    ],
  ]),
  ...statementsOf('2 Map', [
    [
      `${MAP} > has its title, tools, legend and areas`,
      'Title and sentence of Discover Issues Near You',
      'Panel with status legend, Add New Issue and Search for issues...',
      'The map is 500 px high',
      'Search by location...',
      'Community areas list the top neighbourhoods by number of issues',
      'Tabs Map View and Statistics',
    ],
    [
      'tests/e2e/everyPage.test.ts > asks no other server than ours and the one for tiles, which learns only our origin',
      'The map is drawn with open map tiles',
    ],
    [
      `${MAP} > shows a chosen issue with its ways, and a press on the map lets it go`,
      'The card of the selected issue: title, status, two parts of the place, Pledged, View Details, Pledge',
      'View Details leads to the issue, Pledge to its anchor',
      'The popup of a marker: title, status, place, pledged, View Details',
    ],
    [
      `${MAP} > finds a place among suggested locations, marks it, and lets it go`,
      'The place found is marked, with the popup Search Result and its name',
      'The dropdown is headed Suggested Locations',
      'A location search centres the map',
    ],
    [`${MAP} > says so when nothing is known about communities`, 'No community data available yet'],
    [
      `${MAP} > filters by status and money, says how many are left, and clears`,
      'Status filter: all, critical priority, Open for Pledges, in progress, completed',
      'Funding filter: all, under $500, $500-$2000, over $2000',
      'A toggle applies and clears the filter',
      'Showing X of Y issues, with Clear',
    ],
    [
      `${MAP} > explains itself, and counts in the Statistics tab`,
      'Help dialog Using the Interactive Map',
      'Statistics: Issues by Status with counts and bars',
      'Statistics: Funding Overview with totals and the average to two decimals',
      'Statistics: Top Communities',
    ],
  ]),
  ...statementsOf('2 Issue detail', [
    [`${ISSUE} > shows its shape while it loads`, 'Skeletons show while an issue loads'],
    [
      `${ISSUE} > says Issue Not Found for %s and leads back`,
      'Issue Not Found with Go Back for a missing issue',
    ],
    [
      `${ISSUE} > names the issue, its reporter, its figures and its five tabs`,
      'Header: badges, title, place, date, reporter',
      'Summary: Total Funding, Pledgers, Proposals, Messages',
      'Five tabs with counts',
      'Edit and Delete are for the reporter only',
    ],
    [
      `${ISSUE} > may edit and delete, but neither propose nor vote`,
      'Delete asks: Are you sure you want to delete this issue? This action cannot be undone.',
      'No proposal form and no vote buttons for the reporter',
    ],
    [
      `${ISSUE} > sees pledges and proposals, and is asked to log in for the rest`,
      'Please log in to pledge support for this issue.',
      'Vote buttons and the proposal form are for who is signed in',
    ],
    [
      `${ISSUE} > votes on the offers of others, not on their own`,
      'No vote buttons on one’s own proposal',
    ],
    [
      `${DONOR} > pledges after a confirmation, and the form is empty again`,
      'Pledge Support: amount, then a confirmation',
    ],
    [
      `${DONOR} > writes a message, which stands there with its time`,
      'Messages carry the time as MMM d, yyyy h:mm a',
    ],
  ]),
  ...statementsOf('2 Report an issue', [
    [
      `${REPORT} > takes the place from the map, files the report and opens it`,
      'The form has a map at 40.7128, -74.006 on which a point is picked',
      'Latitude and longitude are read-only once a place is chosen',
      'Success leads to the new issue',
    ],
    [
      `${REPORT} > takes the place of the device, and says when there is none`,
      'My Location takes the place of the device',
    ],
    [
      'tests/e2e/offlineReport.test.ts > arrives once, with its photo, after the browser and the server were gone',
      'A photo is uploaded with the report',
    ],
    [
      `${REPORT} > asks to sign in when the session is gone meanwhile`,
      'Submitting without a session leads to signing in',
    ],
  ]),
  ...statementsOf('2 Profile', [
    [
      `${ACCOUNT} > of %s, a %s, sums up what that role is about`,
      'Sections Overview, My Proposals, My Votes, Settings',
      'Stat labels of reporters, donors and solvers',
      'Recent Activity: three issues, each linked',
      'Settings: username, email, role and five notifications',
    ],
    [
      'web/features/profile/profileStats.test.ts > a reporter sees reports and how many of them were resolved',
      'The figures of a reporter are those of their own issues',
    ],
    [
      'web/features/profile/profileStats.test.ts > a donor sees distinct issues and the exact sum',
      'The figures of a donor are those of their own donations',
    ],
    [
      'web/features/profile/profileStats.test.ts > a solver sees distinct issues solved and every completed solution',
      'The figures of a solver are those of their own solutions',
    ],
  ]),
];
