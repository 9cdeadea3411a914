import { listMessages, postMessage } from '#schema/issues/chat.ts';
import type {
  ModerationChoice,
  QueueState,
  ReportedKind,
  ReportGround,
} from '#schema/moderation/choices.ts';
import { reportContent } from '#schema/moderation/contentReport.ts';
import {
  appealDecision,
  decideModeration,
  listModeration,
  settleAppeal,
  type ModerationCase,
} from '#schema/moderation/queue.ts';
import { listNotifications } from '#schema/notices/notification.ts';
import { fileReport } from './fixtures.ts';
import { newPerson, newPersonAs, type Person } from './target.ts';

export const WHY = 'It names a neighbour and where she lives.';
export const APPEAL = 'She is my sister and she asked me to write that.';
export const INSULT = 'Ask the thief at number twelve, second floor.';

type Told = { ground?: ReportGround; text?: string };

export const report = (by: Person, kind: ReportedKind, subjectId: string, told: Told = {}) =>
  by.call(reportContent, {
    body: { kind, subjectId, ground: told.ground ?? 'abuse', text: told.text ?? '' },
  });

/** The case about a thing, looked for page by page; undefined: there is none in that part. */
export async function findCase(
  by: Person,
  subjectId: string,
  state: QueueState = 'open',
): Promise<ModerationCase | undefined> {
  for (let after: string | undefined; ;) {
    const page = await by.expectCall(listModeration, { query: { state, ...(after && { after }) } });
    const found = page.cases.find((one) => one.subjectId === subjectId);
    if (found || page.next === null) return found;
    after = page.next;
  }
}

export async function caseAbout(by: Person, subjectId: string, state?: QueueState) {
  const found = await findCase(by, subjectId, state);
  if (!found) throw new Error('The case is not in the queue');
  return found;
}

export const decide = (by: Person, id: string, choice: ModerationChoice, reason = WHY) =>
  by.call(decideModeration, { params: { id }, body: { choice, reason } });

export const settle = (by: Person, id: string, outcome: 'upheld' | 'undone') =>
  by.call(settleAppeal, { params: { id }, body: { outcome, reason: WHY } });

export const appeal = (by: Person, id: string) =>
  by.call(appealDecision, { params: { id }, body: { text: APPEAL } });

export async function toldTo(person: Person): Promise<string[]> {
  const notes = await person.expectCall(listNotifications);
  return notes.filter(({ type }) => type === 'moderation').map(({ content }) => content);
}

/** A message in the discussion of an issue that neither author nor reader has a stake in. */
export async function writtenMessage() {
  const { id: issueId } = await fileReport(await newPerson());
  const [author, reader] = [await newPerson(), await newPerson()];
  const params = { id: issueId };
  const { id } = await author.expectCall(postMessage, { params, body: { message: INSULT } });
  return { issueId, author, reader, id };
}

/** A reported message with its case and two moderators. */
export async function reportedMessage() {
  const written = await writtenMessage();
  await report(written.reader, 'message', written.id);
  const moderator = await newPersonAs('operator');
  const other = await newPersonAs('ambassador');
  return { ...written, moderator, other, caseId: (await caseAbout(moderator, written.id)).id };
}

export const messagesOf = async (issueId: string, reader: Person) =>
  (await reader.expectCall(listMessages, { params: { id: issueId } })).map(({ id }) => id);
