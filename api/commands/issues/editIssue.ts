import { PrivateValue } from '#api/database/commitment.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { bothVersions, changedFields, sealedChange } from '#api/domain/changedFields.ts';
import { changedTermsNotice, editNotice, noticesFor } from '#api/domain/notices/notices.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { signedIn } from '#api/domain/signedIn.ts';
import { mayEdit, permit, permitChange } from '#api/policies/issuePolicy.ts';
import { saveNotices } from '#api/repositories/accounts/notices.ts';
import { findPhotoUploads, insertChange } from '#api/repositories/issues/amendments.ts';
import { participantsOf } from '#api/repositories/issues/issues.ts';
import { savePhotos, type NamedPhoto } from '#api/repositories/issues/photos.ts';
import { reportOf, saveReport, type ReportFields } from '#api/repositories/issues/reports.ts';
import { findStandingPledges } from '#api/repositories/money/pledges.ts';
import { lockSettledIssue, type SettledIssue } from './lockSettledIssue.ts';

export type EditIssueInput = Partial<ReportFields> & {
  photos?: NamedPhoto[];
  /** The version that the person saw when they began. */
  version?: number;
};

/** Photos before and after; null where the same ones stay in the same order. */
async function changedPhotos(tx: Transaction, issueId: string, photos: NamedPhoto[] | undefined) {
  if (photos === undefined) return null;
  const from = await findPhotoUploads(tx, issueId);
  const to = [...new Set(photos.map(({ id }) => id))];
  return from.join() === to.join() ? null : { from, to };
}

/** Those with money in the issue are told of both versions and the way out, all others of a change. */
async function tellOf(tx: Transaction, issue: SettledIssue, byUserId: string): Promise<void> {
  const pledges = await findStandingPledges(tx, issue.id);
  const donors = new Set(pledges.map(({ donorId }) => donorId));
  const others = (await participantsOf(tx, issue.id)).filter((id) => !donors.has(id));
  const notices = [
    ...noticesFor([...donors], byUserId, changedTermsNotice(issue, issue.status === 'funded')),
    ...noticesFor(others, byUserId, editNotice(issue)),
  ];
  await saveNotices(tx, issue.id, notices);
}

/**
 * Changes the given fields of a report. Pledges and messages that came meanwhile are no conflict,
 * only another edit is. While money is in escrow both versions are kept, and its donors are told.
 * Throws Refusal `issue_not_found`, `forbidden`, `account_frozen`, `account_restricted`,
 * `issue_closed`, `version_conflict`, `wrong_state` (a term that is locked once a proposal has won),
 * `photo_missing` or `photo_differs`.
 */
export async function editIssue(
  tx: Transaction,
  issueId: string,
  input: EditIssueInput,
): Promise<void> {
  const issue = await lockSettledIssue(tx, issueId);
  const report = reportOf(issue);

  const actor = signedIn(tx.actor);
  permit(mayEdit(actor, issue));
  if (input.version !== undefined && input.version < issue.editedVersion) {
    throw new Refusal('version_conflict');
  }

  const { fields, changed } = changedFields(report, input);
  const photos = await changedPhotos(tx, issueId, input.photos);
  const all = photos ? [...changed, 'photos'] : changed;
  permitChange({ status: issue.status, hasWinner: issue.pending !== null }, all);
  const change = { before: report, after: fields };

  await saveReport(tx, issue, fields);
  if (photos) await savePhotos(tx, { id: issueId, reporterId: actor.id }, input.photos ?? []);
  if (issue.fundingCents > 0n && all.length > 0) {
    await insertChange(tx, issueId, { fields: bothVersions(change, changed), photos });
  }
  const commitments = sealedChange(change, changed, (text) => new PrivateValue(text));
  await tx.audit({ issueId, action: 'issue_edited', data: { changed: all, commitments } });
  await tellOf(tx, { ...issue, ...fields }, actor.id);
  tx.publish({ topic: 'issue', id: issueId });
  tx.publish({ topic: 'issues', id: null });
}
