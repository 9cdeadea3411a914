import { statementsOf } from './proof.ts';

const CALL = 'web/data/server/call.test.ts';
const FRAME = 'tests/e2e/textsFrame.test.ts';
const ACCOUNT = 'tests/e2e/textsAccount.test.ts';
const ISSUES = 'tests/e2e/textsIssues.test.ts';
const ISSUE = 'tests/e2e/textsIssue.test.ts';
const MAP = 'tests/e2e/textsMap.test.ts';
const REPORT = 'tests/e2e/textsReport.test.ts';
const FORMAT = 'web/data/format/format.test.ts';

const DONOR = 'tests/e2e/textsDonor.test.ts';

/** Section 8: errors and what people are told. */
export const ERRORS = [
  ...statementsOf('8 Errors', [
    [
      `${CALL} > throws the refusal with status and detail`,
      'An error message is the status, a colon and the text',
    ],
    [
      `${CALL} > throws the body of any other failure, or the status text when it is empty`,
      'The status text stands in for an empty body',
    ],
    [
      `${ACCOUNT} > names what is missing, says Logging in... and welcomes`,
      'Login failed',
      "Welcome back! / You're now logged in as {username}.",
    ],
    [
      `${ACCOUNT} > names what is wrong, says Creating account... and confirms`,
      'Registration failed',
      "Account created / Your account has been created and you're now logged in.",
    ],
    [
      `${FRAME} > says when signing out failed, until that is swiped away by 50 px`,
      'Logout failed',
    ],
    [
      `${FRAME} > gives who is signed in the report form, the account and the way out`,
      'Logged out / You have been successfully logged out.',
    ],
    [
      `${DONOR} > is told when the server refuses a pledge, a proposal or a vote`,
      'Error submitting pledge',
      'Error submitting proposal',
      'Error voting',
      'The description of a failure is the message of the server',
    ],
    [`${DONOR} > is told when the server refuses a message`, 'Error sending message'],
    [
      `${REPORT} > says why when the server refuses a report`,
      'Error / Failed to report issue: {message}',
    ],
    [
      `${DONOR} > pledges after a confirmation, and the form is empty again`,
      'Pledge submitted! / Your pledge has been recorded successfully.',
    ],
    [
      `${DONOR} > proposes a solution once every field is filled in`,
      'Proposal submitted! / Your solution proposal has been submitted for voting.',
    ],
    [
      `${DONOR} > votes, sees their vote, and is notified both times`,
      'Vote recorded! / Your vote has been counted.',
    ],
    [
      `${DONOR} > writes a message, which stands there with its time`,
      'Message sent! / Your message has been posted.',
    ],
    [
      `${REPORT} > takes the place from the map, files the report and opens it`,
      'Issue reported / Your issue has been successfully reported.',
      'Location selected',
    ],
    [
      `${REPORT} > asks to sign in when the session is gone meanwhile`,
      'Authentication required / Please sign in to report an issue.',
    ],
    [
      `${REPORT} > refuses pictures of another kind or of 5 MB`,
      'Image too large',
      'Invalid file type',
    ],
    [
      `${REPORT} > takes the place of the device, and says when there is none`,
      'Location detected',
      'Location error and its sentence',
      'Geolocation not supported and its sentence',
    ],
    [
      `${ISSUES} > waits with a spinner, says when it failed, and loads the page again`,
      'The list fails with its sentence and Retry',
    ],
    [
      `${ISSUE} > says Issue Not Found for %s and leads back`,
      "The issue you're looking for doesn't exist or has been removed.",
    ],
    [
      `${MAP} > finds nothing and keeps quiet when the geocoder fails, which is logged`,
      'Error fetching location data: {status} is logged, and nothing is shown',
    ],
    [
      `${MAP} > finds a place among suggested locations, marks it, and lets it go`,
      'A suggestion without a name reads Location not specified',
    ],
    [`${FORMAT} > says when a place is missing`, 'So does an issue without a place'],
    [
      `${MAP} > says so when nothing is known about communities`,
      'A failed community widget says that there is no data',
    ],
    [`${FRAME} > unknown ones say 404 Page Not Found`, 'Unknown route: 404 Page Not Found'],
    [
      `${ISSUES} > shows a placeholder where a picture is missing`,
      'A picture that fails to load has a placeholder',
    ],
  ]),
];
