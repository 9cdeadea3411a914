import { PrivateValue } from '#api/database/commitment.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { changedFields, sealedChange } from '#api/domain/changedFields.ts';
import { editNotice, noticesFor } from '#api/domain/notices/notices.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { signedIn } from '#api/domain/signedIn.ts';
import { mayEdit, permit, permitChange } from '#api/policies/issuePolicy.ts';
import { loadIssue, participantsOf } from '#api/repositories/issues/issues.ts';
import { saveNotices } from '#api/repositories/accounts/notices.ts';
import { savePhotos, type NamedPhoto } from '#api/repositories/issues/photos.ts';
import { reportOf, saveReport, type ReportFields } from '#api/repositories/issues/reports.ts';

export type EditIssueInput = Partial<ReportFields> & {
  photos?: NamedPhoto[];
  /** The version that the person saw when they began. */
  version?: number;
};

/**
 * Changes the given fields of a report. Pledges and messages that came meanwhile are no conflict,
 * only another edit is. Throws Refusal `issue_not_found`, `forbidden`, `account_frozen`,
 * `issue_closed`, `version_conflict`, `wrong_state` (place or criteria while a proof is judged),
 * `photo_missing` or `photo_differs`.
 */
export async function editIssue(
  tx: Transaction,
  issueId: string,
  input: EditIssueInput,
): Promise<void> {
  const issue = await loadIssue(tx, issueId);
  const report = reportOf(issue);

  const actor = signedIn(tx.actor);
  permit(mayEdit(actor, issue));
  if (input.version !== undefined && input.version < issue.editedVersion) {
    throw new Refusal('version_conflict');
  }

  const { fields, changed } = changedFields(report, input);
  permitChange(issue, changed);
  const notices = noticesFor(await participantsOf(tx, issueId), actor.id, editNotice(fields));

  await saveReport(tx, issue, fields);
  if (input.photos) await savePhotos(tx, { id: issueId, reporterId: actor.id }, input.photos);
  const all = input.photos ? [...changed, 'photos'] : changed;
  const change = { before: report, after: fields };
  const commitments = sealedChange(change, changed, (text) => new PrivateValue(text));
  await tx.audit({ issueId, action: 'issue_edited', data: { changed: all, commitments } });
  await saveNotices(tx, issueId, notices);
  tx.publish({ topic: 'issue', id: issueId });
  tx.publish({ topic: 'issues', id: null });
}
