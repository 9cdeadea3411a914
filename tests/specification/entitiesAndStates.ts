import { statementsOf } from './proof.ts';

const MAP = 'tests/e2e/textsMap.test.ts';

const DONOR = 'tests/e2e/textsDonor.test.ts';

/** Sections 3 and 4: entities, states and transitions. */
export const ENTITIES_AND_STATES = [
  ...statementsOf('3 Entities', [
    [
      'tests/scenarios/accounts.test.ts > registering makes an account and signs it in',
      'A user has id, username, fullName, email, preferredRole, createdAt',
    ],
    [
      'tests/scenarios/accounts.test.ts > anyone may know the name of a person, and nothing else',
      'The basic user is the username only',
    ],
    [
      'tests/scenarios/reports.test.ts > a report with a photo stands in the list and on its page, its bytes as they were sent',
      'An issue has the fields of the specification, coordinates sent as text',
    ],
    [
      'tests/scenarios/pledges.test.ts > the first pledge makes an issue funded; each has its number and its donor',
      'A pledge has issue, amount, user, name, number and time',
    ],
    [
      'tests/scenarios/proposals.test.ts > anyone but the reporter offers to solve an issue',
      'A proposal has title, description, solver, budget, timeline and status',
    ],
    [
      `${DONOR} > proposes a solution once every field is filled in`,
      'A new proposal is shown as pending',
    ],
    [
      'tests/scenarios/proposals.test.ts > a vote counts once, changes sides, and is taken back by the same again',
      'A vote is upvote or downvote of one person on one proposal',
    ],
    [
      'tests/scenarios/discussion.test.ts > messages stand in the order in which they arrived, with their authors',
      'A message has issue, author, text and time',
    ],
    [
      'tests/scenarios/notifications.test.ts > the reporter hears of pledges, proposals and messages, newest first',
      'A notification has type, read, content and time',
    ],
    [
      'tests/scenarios/pledges.test.ts > the figures of the site follow',
      'Impact: resolved, funded, community, successRate, totalIssues',
    ],
    [
      'schema/places/gazetteer.test.ts > answers in the shape of a Nominatim suggestion',
      'A location suggestion has display_name, lat, lon, type, place_id',
    ],
  ]),
  ...statementsOf('4 States', [
    [
      'tests/scenarios/accounts.test.ts > a visitor is nobody',
      'A 401 of the current user means not signed in',
    ],
    [
      'tests/scenarios/accounts.test.ts > signing out ends this session and leaves the other browser signed in',
      'Signing out clears the user',
    ],
    [
      'api/domain/issueLifecycle.test.ts > carries out each move of the table and refuses every other pair of state and move',
      'Issues are reported, funded, in progress or completed, and move as the table says',
    ],
    [
      'web/components/issues/statusDisplay.test.ts > reads %s as %s in a list',
      'List: reported, funded and unknown read Open for Pledges; In Progress; Completed',
    ],
    [
      'web/components/issues/statusDisplay.test.ts > reads %s as %s on the map',
      'Map: Open for Proposals red, In Progress blue, Completed green, others as they are in grey',
    ],
    [
      'web/components/issues/PriorityBadge.test.tsx > names the four priorities in any case',
      'Priority badges for the four priorities in any case',
    ],
    [
      'web/components/issues/PriorityBadge.test.tsx > is not there for anything else',
      'No priority badge for others',
    ],
    [
      'web/data/site/issueCardView.test.ts > says that a solver is selected, whatever else was offered',
      'Card button: Solver selected',
    ],
    [
      'web/data/site/issueCardView.test.ts > counts who applied',
      'Card button: n solver(s) applied',
    ],
    [
      'web/data/site/issueCardView.test.ts > is open as long as nobody applied',
      'Card button: Open for solvers',
    ],
    [
      `${DONOR} > votes, sees their vote, and is notified both times`,
      'One vote per person and proposal; one’s own is highlighted',
    ],
    [
      `${DONOR} > pledges after a confirmation, and the form is empty again`,
      'After a pledge the dialog closes, the form is empty, the figures are read again',
    ],
    [
      `${MAP} > shows a chosen issue with its ways, and a press on the map lets it go`,
      'A press on the map clears the selection',
    ],
    [
      'tests/scenarios/notifications.test.ts > the named ones are read, then all the others',
      'Notifications are marked as read',
    ],
    [
      'tests/e2e/textsFrame.test.ts > counts unread news of issues and proposals at the bell, and nothing else',
      'The unread count counts the types issue_update and proposal only',
    ],
    [
      'web/store/toastStore.test.ts > show one at a time, the newest',
      'One toast is visible at a time',
    ],
    [
      'tests/scenarios/proof.test.ts > is judged, accepted and paid; not one cent is made or lost',
      'Selected, evidence handed in, verified by the community, released, completed',
      'A proof has before and after photo with time and place, a map check-in and a summary',
    ],
    [
      'tests/scenarios/proof.test.ts > stays as it was handed in; notes are only added, by the solver',
      'Submitted proof is locked from editing',
    ],
    [
      'tests/scenarios/proof.test.ts > is checked against place, time and all other photos',
      'Proof is checked for place, time and likeness of its pictures',
    ],
    [
      'tests/scenarios/video.test.ts > is refused when it is too long, damaged or something else',
      'A process video of at most 30 seconds',
    ],
    [
      'tests/scenarios/release.test.ts > comes five days after the proof, with a notice a day before',
      'Submission starts a 5-day timer; funds release when nobody objects',
    ],
    [
      'tests/scenarios/release.test.ts > is for those with a stake, with a reason, one at a time',
      'A flag by any stakeholder, with justification, pauses the timer',
    ],
    [
      'tests/scenarios/ballots.test.ts > creator and a $1 donor do not outvote $999: a jury looks',
      'Layer 1 passes to layer 2 on conflict',
    ],
    [
      'tests/scenarios/release.test.ts > more than $1,000 are not released by silence',
      'Layer 1 passes to layer 2 on insufficient participation',
    ],
    [
      'tests/scenarios/rating.test.ts > creator and donors may, once, after completion',
      'A solver has an average rating',
    ],
  ]),
];
