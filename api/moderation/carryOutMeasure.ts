import { hideIssue } from './hideIssue.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { daysAfter } from '#api/platform/instant.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import type { ModerationCaseRow } from './moderation.entities.ts';
import {
  saveMessageHidden,
  saveProposalHidden,
  saveRestriction,
  findPhotoIds,
  renewIssues,
  replacePictures,
  type Substitute,
} from './measures.sql.ts';
import { RESTRICTION_DAYS } from '#schema/moderation/moderationLimits.ts';
import type { ModerationChoice, ReportedKind } from '#schema/moderation/choices.ts';

type Measured = Pick<ModerationCaseRow, 'kind' | 'subjectId' | 'issueId' | 'authorId'>;

type Measure = { choice: ModerationChoice; reason: string };

type NewMeasure = Measure & { redaction: Redaction | null };

/** The caller locks the issue. */
export async function carryOutMeasure(
  tx: Transaction,
  on: Measured,
  { choice, reason, redaction }: NewMeasure,
): Promise<void> {
  const { issueId, authorId } = on;
  if (choice === 'redact_photo') {
    if (redaction === null) throw new Refusal('image_not_found');
    await redactPhotos(tx, on, redaction);
  }
  if (choice === 'hide_message') await changeMessage(tx, on, true);
  if (choice === 'hide_proposal') await changeProposal(tx, on, true);
  if (choice === 'hide_issue' && issueId !== null)
    await hideIssue(tx, { issueId, isHidden: true, reason });
  if (choice !== 'restrict') return;
  if (authorId === null) throw new Refusal('wrong_state');
  await saveRestriction(tx, authorId, daysAfter(tx.now, RESTRICTION_DAYS));
}

/** Reverts what still applies; redaction is irreversible. */
export async function revertMeasure(
  tx: Transaction,
  on: Measured & { isIssueHidden: boolean },
  { choice, reason }: Measure,
): Promise<void> {
  const { issueId, authorId } = on;
  if (choice === 'hide_message') await changeMessage(tx, on, false);
  if (choice === 'hide_proposal') await changeProposal(tx, on, false);
  if (choice === 'hide_issue' && issueId !== null && on.isIssueHidden)
    await hideIssue(tx, { issueId, isHidden: false, reason });
  if (choice === 'restrict' && authorId !== null) await saveRestriction(tx, authorId, null);
}

async function changeMessage(
  tx: Transaction,
  { subjectId, issueId }: Measured,
  isHidden: boolean,
): Promise<void> {
  if (issueId === null) return;
  const hasChanged = await saveMessageHidden(tx, { id: subjectId, issueId }, isHidden);
  if (!hasChanged && isHidden) throw new Refusal('wrong_state');
}

async function changeProposal(
  tx: Transaction,
  { subjectId, issueId }: Measured,
  isHidden: boolean,
): Promise<void> {
  if (issueId === null) return;
  const hasChanged = await saveProposalHidden(tx, subjectId, isHidden);
  if (!hasChanged && isHidden) throw new Refusal('wrong_state');
}

export type Redaction = { photoIds: readonly string[]; substitute: Substitute };

/** Irreversible. The files are marked for deletion. */
async function redactPhotos(
  tx: Transaction,
  thing: { kind: ReportedKind; subjectId: string },
  { photoIds, substitute }: Redaction,
): Promise<void> {
  const known = await findPhotoIds(tx, thing.kind, thing.subjectId);
  if (photoIds.length === 0 || photoIds.some((id) => !known.has(id)))
    throw new Refusal('image_not_found');
  const { issueIds, personIds } = await replacePictures(tx, photoIds, substitute);
  await renewIssues(tx, issueIds);
  for (const id of issueIds) tx.publish({ topic: 'issue', id });
  for (const id of personIds) tx.publish({ topic: 'notification', id });
  tx.publish({ topic: 'issues', id: null });
}
