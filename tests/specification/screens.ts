import { statementsOf } from './proof.ts';

const FRAME = 'tests/e2e/textsFrame.test.ts';
const PUBLIC = 'tests/e2e/textsPublic.test.ts';

/** Section 1 and the routes, frame and pages of text of section 2. */
export const SCREENS = [
  ...statementsOf('1 What the product does', [
    [
      `${PUBLIC} > says what the product is, in its sections`,
      'The tagline reads FUND IT, FIX IT, MAKE THE DIFFERENCE',
      'The pitch: free-market bidding with no fixed funding goal',
      'At least 90% of the money is for the solution',
    ],
    [
      'tests/e2e/textsAccount.test.ts > has its title, tabs, terms and marketing',
      'Sign-in claims that 90% of each donation goes to solving the issue, with tracking',
    ],
    [
      'tests/scenarios/accounts.test.ts > the role is reporter unless another is chosen',
      'A role is chosen at registration: reporter, donator or solver',
    ],
    [
      'api/policies/issuePolicy.test.ts > lets everybody else pledge, propose, vote and write',
      'Anyone signed in may report, pledge and propose, whatever the role',
    ],
    [
      'tests/scenarios/proposals.test.ts > the money behind a proposal is that of its supporters, without the solver’s own',
      'Voting power is proportional to the pledge',
    ],
    [
      'web/data/format/format.test.ts > shows two decimals and groups thousands, exactly',
      'Money is shown in US dollars',
    ],
    [
      `${PUBLIC} > the verification page tells the rules with their numbers, and answers challenges in a table`,
      'Static pages claim: 3-5 business days, 5 days without objection, 24-hour notice, jury of five, score 0 to 100, 50% and 50%',
      'The verification page names creators, donors, solvers, verifiers, ambassadors',
    ],
    [
      `${FRAME} > shows four social signs without a target as signs, and the partner as a link`,
      'The footer names the partner as a link',
    ],
  ]),
  ...statementsOf('2 Routes', [
    [
      'api/http/pages/staticFiles.test.ts > answers every address it knows with its page',
      'Every route of the table is served',
    ],
    [
      'tests/e2e/textsAccount.test.ts > opens with the role of ?%s',
      '/auth reads preferredRole, and role as a fallback',
    ],
    [
      'web/features/auth/authSearch.test.ts > is preferredRole, and role where that is missing or wrong',
      'Only reporter, donator and solver are valid roles in the address',
    ],
    [
      'web/features/issue/issueTabs.test.ts > is Pledge Support for #pledge',
      '/issues/{id}#pledge is the pledge anchor',
    ],
    [
      `${PUBLIC} > %s shows the page "%s" with what belongs to it`,
      '/community-guidelines shows the how-it-works page',
      '/success-stories, /mission and /team show the about page',
      '/contact shows the help page',
      '/dispute-resolution and /payment-terms show the terms page',
      '/join-us, which the FAQ links to, exists',
      'How It Works links to /verification-process and /auth',
      'Terms and Privacy were last updated May 18, 2025',
      'Privacy: not for children under 16',
      'Contact and privacy e-mail addresses are shown',
      'The verification page has its seven sections, three layers and a mail link',
    ],
    [`${FRAME} > unknown ones say 404 Page Not Found`, 'Any other path shows 404 Page Not Found'],
    [
      'api/http/pages/staticFiles.test.ts > shows its own not-found page with an honest status',
      'A missing page answers status 404 and stays out of search engines',
    ],
    [
      `${FRAME} > %s waits with a spinner, asks to sign in, and comes back`,
      'Protected routes show a spinner while the user loads',
      'Protected routes redirect visitors to /auth',
      '/report-issue and /profile are protected',
    ],
    [
      `${FRAME} > is dark whatever the system says, until something is chosen, which is kept`,
      'The app is dark by default and ignores the system',
      'The theme is stored under the key theme and follows the system when chosen',
      'The theme is the same in all tabs',
    ],
  ]),
  ...statementsOf('2 Header and footer', [
    [
      `${FRAME} > leads a visitor to Home, Issues, Map and FAQ, and to sign in`,
      'The logo links to /',
      'Header links: Home, Issues, Map, FAQ',
      'Signed out: Sign In and Sign Up, both to /auth',
    ],
    [
      'web/components/actions/isActiveLink.test.ts > stands for Home on the home page alone',
      'Home is highlighted on an exact match',
    ],
    [
      'web/components/actions/isActiveLink.test.ts > stands for a section on all pages below it',
      'The other links are highlighted by prefix',
    ],
    [
      `${FRAME} > gives who is signed in the report form, the account and the way out`,
      'Signed in: Report an Issue, My Account with Profile and Logout',
      'The avatar shows the first letter of the name in upper case',
    ],
    [
      `${FRAME} > holds the same links in a side panel below the md breakpoint`,
      'Below md a side panel holds the same links',
    ],
    [
      `${FRAME} > leads to every page of its four columns and names the year`,
      'Footer columns Platform, Resources, Company, Legal with their links',
      'The copyright line has the current year',
    ],
    [
      `${FRAME} > shows four social signs without a target as signs, and the partner as a link`,
      'Four social signs have no target',
    ],
  ]),
  ...statementsOf('2 Home', [
    [
      `${PUBLIC} > says what the product is, in its sections`,
      'Hero with Report an Issue and Browse Map',
      'Three steps: Report, Pledge, Solve',
      'Three benefits: free-market efficiency, community voting, dynamic pricing',
      'Home has its sections down to the closing call',
    ],
    [
      `${PUBLIC} > sends who is signed in straight to the report form`,
      'Report an Issue leads to /report-issue when signed in, else to /auth',
    ],
    [
      `${PUBLIC} > features the three newest issues, with placeholders while they load`,
      'Featured Issues: the first three of the list, with placeholders',
    ],
    [
      `${PUBLIC} > shows no figures but the live ones, which count up`,
      'The figures of the home page; real ones in the place of the fixed ones',
    ],
    [
      `${PUBLIC} > tells two stories of completed issues, in their own figures`,
      'Two success stories; real ones in the place of the fixed ones',
    ],
    [
      `${PUBLIC} > leads to registration with the role of each card`,
      'Join Our Community: three cards, each to /auth with its role',
      'Home links to /auth?preferredRole=solver and /faq',
    ],
    [
      'tests/architecture/pageMeta.test.ts > is that of the running page: %s',
      'There is page metadata for home, issues, report and profile',
    ],
    [
      'schema/pageMeta.test.ts > describes an issue by the first 155 characters of its description',
      'The meta description of an issue is the first 155 characters of its description',
    ],
    [
      'tests/e2e/textsIssue.test.ts > describes itself in the HTML that the server sends',
      'There is page metadata per issue, in the HTML of the server as well',
    ],
    [
      'api/http/pages/pageHead.test.ts > lets nobody add a tag or an attribute: %s',
      'What people write cannot break the HTML of their page',
    ],
  ]),
  ...statementsOf('2 FAQ and static pages', [
    [
      `${PUBLIC} > has its five topics, a search by Enter or button, and its links`,
      'FAQ tabs General, Funding, Solvers, Voting, Technical',
      'FAQ search by Enter or by the Search button',
      'FAQ links to /verification-process, /contact and /join-us',
    ],
    [`${PUBLIC} > the help page answers five questions`, 'The help center has five FAQ items'],
    [
      `${PUBLIC} > the verification page tells the rules with their numbers, and answers challenges in a table`,
      'The verification page has a table from challenge to solution',
      'The numbers of verification: 50/30/20, 72 hours, jury of 5, 5 days, 24 hours, 30 seconds',
    ],
  ]),
];
