import type * as v from 'valibot';
import { PrivateValue } from '#api/database/commitment.ts';
import { loadSiteSecret } from '#api/database/siteSecret.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { findStandingPledges } from '#api/case/funding/pledges.sql.ts';
import { reporterWhoMayEnd } from '#api/issues/guardedIssue.rules.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import { isRemovable } from '#api/platform/issueLifecycle.rules.ts';
import { loadIssue, loadParticipants } from '#api/issues/issues.sql.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import {
  OFFICIAL_ANSWERS_MAX,
  type ForwardedIssue,
  type officialAnswerForm,
} from '#schema/partners/officialAnswers.ts';
import { loadAnswerPhoto, type AnswerPhoto } from './answerPhotos.ts';
import { idIn, isForwardingToken } from './forwardingToken.ts';
import { askedNotice, isDayAhead, officialNotice } from './officialAnswers.rules.ts';
import { getForwarded, insertAnswer, loadForwarding, type Told } from './officialAnswers.sql.ts';

/** Locks the forwarding. Throws Refusal for an invalid link. */
export async function loadByToken(tx: Transaction, token: string) {
  const secret = await loadSiteSecret(tx.manager);
  const id = idIn(token);
  const told = id === null ? null : await loadForwarding(tx, id);
  if (told === null || !isForwardingToken(secret, token, told)) throw new Refusal('link_expired');
  return told;
}

/** For anybody who has the body's link. */
export async function openForwarding(tx: Transaction, token: string): Promise<ForwardedIssue> {
  const { issueId } = await loadByToken(tx, token);
  return getForwarded(tx, issueId);
}

/** Asks the people who decide whether it is fixed; everybody else is notified of the answer. */
async function tell(
  tx: Transaction,
  issue: IssueRow,
  { bodyName, answer }: { bodyName: string } & Pick<Given, 'answer'>,
): Promise<void> {
  const people = await loadParticipants(tx, issue.id);
  const pledges = await findStandingPledges(tx, issue.id);
  const isAsked = answer.state === 'fixed' && isRemovable(issue.status);
  const asked = isAsked ? [reporterWhoMayEnd(issue), ...pledges.map(({ donorId }) => donorId)] : [];
  await saveNotices(tx, issue.id, [
    ...noticesFor(asked, '', askedNotice(bodyName, issue)),
    ...noticesFor(
      people.filter((id) => !asked.includes(id)),
      '',
      officialNotice(bodyName, issue, answer),
    ),
  ]);
}

export type OfficialWords = v.InferOutput<typeof officialAnswerForm>;
type Given = { token: string; answer: OfficialWords; photoId: string | null };

/** Publishes a body's answer, puts it on record and notifies everybody who follows the issue. */
export async function answerForwarding(
  tx: Transaction,
  { token, answer, photoId }: Given,
): Promise<ForwardedIssue> {
  const told = await loadByToken(tx, token);
  const photo = photoId === null ? null : await loadAnswerPhoto(tx, told.id, photoId);
  await giveAnswer(tx, told, { id: tx.randomUuid(), answer, photo });
  return getForwarded(tx, told.issueId);
}

export type AnswerOfBody = { id: string; answer: OfficialWords; photo: AnswerPhoto | null };

/** The same, once the sender is known to speak for the body. */
export async function giveAnswer(
  tx: Transaction,
  { id: forwardingId, issueId, bodyName, answerCount }: Told,
  { id, answer, photo }: AnswerOfBody,
): Promise<void> {
  const issue = await loadIssue(tx, issueId);
  if (answerCount >= OFFICIAL_ANSWERS_MAX) throw new Refusal('too_many_answers');
  const { state, fixBy, text } = answer;
  if (fixBy !== null && !isDayAhead(fixBy, tx.now)) {
    const message = 'Please choose a day from today on.';
    throw new Refusal('invalid_request', [{ path: 'answer.fixBy', message }]);
  }

  await insertAnswer(tx, { id, forwardingId, issueId, ...answer, photoId: photo?.id ?? null });
  const said = { body: bodyName, state, fixBy, text: new PrivateValue(text) };
  const data = photo === null ? said : { ...said, photo: photo.sha256 };
  await tx.audit({ issueId, action: 'body_answered', data });
  await tell(tx, issue, { bodyName, answer });
}
