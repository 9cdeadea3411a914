import { statementsOf } from './proof.ts';

const ISSUE = 'tests/e2e/textsIssue.test.ts';
const MAP = 'tests/e2e/textsMap.test.ts';
const REPORT = 'tests/e2e/textsReport.test.ts';
const FIELDS = 'schema/validation.test.ts';
const EMPTY = `${FIELDS} > says for each field what the specification says, also when the field is missing`;

const DONOR = 'tests/e2e/textsDonor.test.ts';

/** Sections 5 and 6: validation, roles. */
export const VALIDATION_AND_ROLES = [
  ...statementsOf('5 Validation', [
    [
      EMPTY,
      'Please enter your username or email.',
      'Login: Password must be at least 8 characters.',
      'Description must be at least 10 characters',
      'Proposed compensation is required',
      'Estimated time is required',
      'Message cannot be empty',
      'Title must be at least 5 characters.',
      'Description must be at least 20 characters.',
      'Location is required.',
      'Latitude and Longitude must be a valid number.',
      'Solution criteria must be at least 20 characters.',
    ],
    [
      `${FIELDS} > for an account says the same, and compares the passwords`,
      'Username must be at least 3 characters.',
      'Please enter a valid email address.',
      'Register: Password must be at least 8 characters.',
      "Passwords don't match, on confirmPassword",
    ],
    [
      'tests/scenarios/validation.test.ts > registering with %s = %j: %s',
      'Please select a preferred role.',
      'The server says the same for an account',
    ],
    [
      'tests/scenarios/validation.test.ts > signing in with %s = %j: %s',
      'The server says the same at sign-in',
    ],
    [
      'schema/money/money.test.ts > is taken as text or as a number, and says what is wrong',
      'Amount is required',
    ],
    [
      `${DONOR} > pledges after a confirmation, and the form is empty again`,
      'The amount has a step of 0.01 and a minimum of 1',
    ],
    [
      'tests/scenarios/validation.test.ts > priority and category have defaults',
      'Priority is medium and category environment by default',
    ],
    [
      `${FIELDS} > takes a day that exists, or none`,
      'Please enter a valid date or leave it empty.',
    ],
    [
      `${FIELDS} > takes pictures under 5 MB of three kinds`,
      'Pictures are under 5 MB and JPG, JPEG, PNG or WebP',
    ],
    [
      `${REPORT} > refuses pictures of another kind or of 5 MB`,
      'The image must be less than 5MB.',
      'Please upload a JPG, PNG, or WebP image.',
    ],
    [
      'tests/scenarios/validation.test.ts > reporting, pledging, proposing and writing: each field has its own sentence',
      'The server holds every field to the same rules',
    ],
    [
      'web/components/issues/usableImageUrl.test.ts > is used when it is http or https',
      'Image addresses count when they start with http:// or https://',
    ],
    [
      'web/components/issues/usableImageUrl.test.ts > is not used when it is %s',
      'The texts undefined and null are no image address',
    ],
    [
      'tests/e2e/textsIssues.test.ts > shows a placeholder where a picture is missing',
      'A missing picture shows No Image Available',
    ],
    [
      'web/features/map/issueSuggestions.test.ts > leaves out issues that the map cannot show',
      'The map shows issues with numeric coordinates only',
    ],
    [
      'web/features/map/issueSuggestions.test.ts > finds titles by any part of them, whatever the case',
      'Title search is a substring in any case',
    ],
    [
      'web/features/map/issueSuggestions.test.ts > waits for the second character and stops at five',
      'Title search starts at 2 characters and gives at most 5',
    ],
    [
      `${MAP} > asks for a place after a pause, from two characters on, and not for the one chosen`,
      'Location search starts at 2 characters, waits for a pause, and skips the chosen text',
    ],
    [
      'schema/places/gazetteer.test.ts > are written out in any capitals, with or without dots and a state',
      'NY, LA, SF and DC are written out before the search',
    ],
    [
      `${MAP} > finds a place among suggested locations, marks it, and lets it go`,
      'Enter takes the first suggestion, Escape closes, a button clears',
    ],
  ]),
  ...statementsOf('6 Roles', [
    [
      'api/policies/issuePolicy.test.ts > is nothing for a visitor and for a frozen account',
      'A visitor only looks',
    ],
    [
      `${ISSUE} > sees pledges and proposals, and is asked to log in for the rest`,
      'Anyone may view issues, pledges and proposals',
      'The discussion is not even asked for when signed out',
    ],
    [
      'tests/scenarios/pledges.test.ts > pledging needs an account and an issue',
      'Pledging needs an account',
    ],
    [
      'tests/scenarios/discussion.test.ts > only people who are signed in read and write',
      'The discussion needs an account',
    ],
    [
      'tests/scenarios/proposals.test.ts > anyone but the reporter offers to solve an issue',
      'Proposals come from anyone but the reporter',
    ],
    [
      'tests/scenarios/proposals.test.ts > neither the solver nor the reporter votes, nor a visitor',
      'Neither solver nor reporter votes',
    ],
    [
      'tests/scenarios/editing.test.ts > only the reporter changes or removes it',
      'Only the reporter edits and deletes',
    ],
    [
      'tests/e2e/textsAccount.test.ts > of %s, a %s, sums up what that role is about',
      'Donations load for donors only',
    ],
    [
      'tests/scenarios/reports.test.ts > people file reports in their own name only, and only signed in',
      'Reporting needs an account',
    ],
    [
      'tests/scenarios/proposals.test.ts > the money behind a proposal is that of its supporters, without the solver’s own',
      'Votes are counted one each, and weighed by pledge',
    ],
    [
      'api/domain/verification/ballots.test.ts > is 50% for the creator, 30% for the top donor, 20% for the others in proportion',
      'Layer 1: creator 50%, top donor 30%, the others share 20%',
    ],
    [
      'api/domain/verification/jury.test.ts > live within 50 km where there are five, and are listed in order',
      'The jury is of five verifiers of the region',
    ],
    [
      'api/domain/verification/jury.test.ts > can be recomputed from what is published, in four lines',
      'The jury is drawn at random',
    ],
    [
      'api/domain/verification/jury.test.ts > are too few below five: ambassadors decide',
      'Ambassadors arbitrate in the end',
    ],
    [
      'api/domain/verification/releaseClock.test.ts > comes five days after the proof, with a notice a day before',
      'Auto-release after 5 days, with a notice of 24 hours',
    ],
    [
      'api/domain/verification/releaseClock.test.ts > is stopped by a flag one second before, and comes a second after its withdrawal',
      'A flag pauses the release',
    ],
  ]),
];
