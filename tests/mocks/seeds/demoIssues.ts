import type { IssueStatus } from '#schema/issues/issue.ts';
import type { IssueRow, MockState, UserRow } from '../mockState.ts';
import type { MockFiles } from '../mockWorld.ts';
import { addIssue, addMessage, addPledge } from './addIssue.ts';
import { addCases } from './addCases.ts';
import { addPhoto } from './addPhoto.ts';
import { addProposal } from './addProposal.ts';
import { DEMO_TEXTS, type DemoText } from './demoTexts.ts';
import { MORE_DEMO_TEXTS } from './moreDemoTexts.ts';
import { seedId } from './seedId.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** From newest to oldest the demo issues lie this far apart. */
const APART_MS = 31 * HOUR_MS;

type Cast = { [name: string]: UserRow };

/** Two dozen issues in every status, with pledges, proposals, votes, messages and a note. */
export async function addDemoIssues(
  state: MockState,
  now: string,
  files: MockFiles,
): Promise<void> {
  const cast: Cast = Object.fromEntries(state.users.map((user) => [user.username, user]));
  const texts = [...DEMO_TEXTS, ...MORE_DEMO_TEXTS];
  for (const [at, text] of texts.entries()) {
    const issue = addDemoIssue(state, cast, { text, at, now });
    if (text.scene !== undefined) await addPhoto(state, files, { issue, scene: text.scene });
  }
  await addCases(state, files, now);
  addNotes(state, now);
}

function addDemoIssue(
  state: MockState,
  cast: Cast,
  { text, at, now }: { text: DemoText; at: number; now: string },
): IssueRow {
  const [status, priority, category] = text.kind;
  const nowMs = Date.parse(now);
  const hasDueDate = at % 3 === 1 && status !== 'completed';
  const issue = addIssue(state, {
    title: text.title,
    description: text.description,
    location: text.place,
    latitude: text.at[0],
    longitude: text.at[1],
    priority,
    category,
    solutionCriteria: text.done,
    status,
    reporter: person(cast, at % 3 === 0 ? 'maya' : 'rosa'),
    createdAt: new Date(nowMs - HOUR_MS - at * APART_MS).toISOString(),
    dueDate: hasDueDate ? new Date(nowMs + (at + 9) * DAY_MS).toISOString().slice(0, 10) : null,
  });
  addStory(state, cast, { issue, at });
  return issue;
}

/** What has happened to an issue of each status. */
function addStory(
  state: MockState,
  cast: Cast,
  { issue, at }: { issue: IssueRow; at: number },
): void {
  const [dan, priya, sam, luis] = ['dan', 'priya', 'sam', 'luis'].map((name) => person(cast, name));
  if (!dan || !priya || !sam || !luis || issue.status === 'reported') return;
  const base = BigInt(12_000 + at * 7_350);
  addPledge(state, issue, dan, base);
  addPledge(state, issue, priya, base / 2n + 1_250n);
  if (at % 2 === 0) addPledge(state, issue, dan, 5_000n);
  const offer = {
    solver: at % 2 === 0 ? sam : luis,
    description: `I can take this on. ${issue.solutionCriteria} Materials and disposal are included.`,
    cents: base,
    days: 7 + (at % 4) * 7,
  };
  const supporters = issue.status === 'funded' ? [dan] : [dan, priya];
  const proposalStatus = PROPOSAL_STATUS[issue.status];
  addProposal(state, issue, offer, { status: proposalStatus, supporters });
  addMessage(state, issue, priya, 'I pass here every day. Happy to help pay for this.');
  addMessage(state, issue, offer.solver, 'I had a look this morning and sent a proposal.');
}

const PROPOSAL_STATUS = {
  reported: 'pending',
  funded: 'pending',
  in_progress: 'selected',
  completed: 'completed',
} as const satisfies Record<IssueStatus, string>;

function addNotes(state: MockState, now: string): void {
  const latest = [...state.proposals.values()].slice(0, 2);
  for (const [at, proposal] of latest.entries()) {
    const issue = state.issues.get(proposal.issueId);
    if (!issue?.reporterId) continue;
    state.notifications.push({
      id: seedId('note', at + 1),
      userId: issue.reporterId,
      type: 'proposal',
      issueId: issue.id,
      read: false,
      content: `${proposal.solverName} proposed to solve ${issue.title}.`,
      createdAt: now,
    });
  }
}

function person(cast: Cast, name: string): UserRow {
  const user = cast[name];
  if (!user) throw new RangeError(`The seed has no ${name}`);
  return user;
}
