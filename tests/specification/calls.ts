import { statementsOf } from './proof.ts';

const CALL = 'web/data/server/call.test.ts';
const REPORT = 'tests/e2e/textsReport.test.ts';

/** Section 7: the calls. */
export const CALLS = [
  ...statementsOf('7 Calls', [
    [
      `${CALL} > fills the path, sends the query and the cookies, and no content type without a body`,
      'Every call sends cookies, and a JSON content type only with a body',
    ],
    [
      'tests/architecture/calls.test.ts > %s is in the contract with what it takes',
      'Every call of the table is in the contract',
    ],
    ['tests/scenarios/accounts.test.ts > a visitor is nobody', 'GET /api/user: 401 is nobody'],
    [
      'tests/scenarios/accounts.test.ts > a person signs in by name or address, in any case',
      'POST /api/login takes emailOrUsername and answers the user',
    ],
    [
      'tests/scenarios/accounts.test.ts > registering makes an account and signs it in',
      'POST /api/register answers the user',
    ],
    [
      'tests/scenarios/accounts.test.ts > signing out without being signed in is harmless',
      'POST /api/logout',
    ],
    ['tests/scenarios/pledges.test.ts > the figures of the site follow', 'GET /api/impact-stats'],
    [
      'tests/scenarios/issueList.test.ts > without parameters it is the whole list, newest first, with its length',
      'GET /api/issues is the whole list',
    ],
    [
      'tests/scenarios/reports.test.ts > a report with a photo stands in the list and on its page, its bytes as they were sent',
      'GET /api/issues/{id}',
    ],
    [
      'tests/scenarios/reports.test.ts > an issue that is not there is not found',
      'GET /api/issues/{id} of an issue that is not there: 404',
    ],
    [
      'tests/scenarios/pledges.test.ts > the first pledge makes an issue funded; each has its number and its donor',
      'GET /api/issues/{id}/pledges and POST /api/pledges',
    ],
    [
      'tests/scenarios/proposals.test.ts > anyone but the reporter offers to solve an issue',
      'GET and POST /api/issues/{id}/proposals',
    ],
    [
      'tests/scenarios/proposals.test.ts > votes of one issue are not those of another, and people see only their own list',
      'GET /api/votes, by issue',
      'GET /api/users/{id}/votes',
    ],
    [
      'tests/scenarios/proposals.test.ts > a vote counts once, changes sides, and is taken back by the same again',
      'POST /api/proposals/{id}/vote',
    ],
    [
      'tests/scenarios/discussion.test.ts > only people who are signed in read and write',
      'GET and POST /api/issues/{id}/chats, for who is signed in',
    ],
    [
      'tests/scenarios/accounts.test.ts > anyone may know the name of a person, and nothing else',
      'GET /api/users/{id}/basic',
    ],
    [
      'tests/scenarios/reports.test.ts > people file reports in their own name only, and only signed in',
      'POST /api/issues: the reporter is the session, another reporterId is refused',
    ],
    [
      'tests/scenarios/editing.test.ts > the reporter changes what is given and nothing else',
      'PATCH /api/issues/{id}',
    ],
    [
      'tests/scenarios/editing.test.ts > it is gone everywhere and every pledge goes back',
      'DELETE /api/issues/{id}',
    ],
    [
      'tests/scenarios/notifications.test.ts > the reporter hears of pledges, proposals and messages, newest first',
      'GET /api/notifications: one’s own only',
    ],
    [
      'tests/scenarios/notifications.test.ts > they are nobody else’s',
      'GET /api/notifications, for who is signed in',
    ],
    [
      'tests/scenarios/proposals.test.ts > a person’s proposals stand in the profile, newest first',
      'GET /api/users/{id}/proposals',
    ],
    [
      'tests/scenarios/pledges.test.ts > people see their own donations and nobody else’s',
      'GET /api/users/{id}/donations',
    ],
    [
      'api/adapters/places/httpGeocoder.test.ts > asks with format, text, limit, Accept and an identifier',
      'The geocoder is asked with format=json, q, limit, Accept and an identifier',
    ],
    [
      'tests/scenarios/places.test.ts > a position has a name of two parts, or its coordinates where nothing is near',
      'A position is named by two parts',
    ],
    [
      'schema/places/gazetteer.test.ts > falls back on the coordinates with six decimals',
      'Else it is Location at lat, lng with six decimals',
    ],
    [
      `${REPORT} > takes the place of the device, and says when there is none`,
      'My Location uses the browser',
    ],
  ]),
];
