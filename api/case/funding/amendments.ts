import type { Transaction } from '#api/database/transaction.ts';
import { permit, Refusal, signedIn, type Actor } from '#api/platform/access.rules.ts';
import { mayEdit, permitChange, mayAddIssueNote } from '#api/issues/issuePolicy.rules.ts';
import { lockSettledIssue, type SettledIssue } from './lockSettledIssue.ts';
import { PrivateValue } from '#api/database/commitment.ts';
import { requireCategory } from '#api/site/categories.rules.ts';
import { bothVersions, changedFields, sealedChange } from '#api/issues/changedFields.rules.ts';
import {
  changedTermsNotice,
  editNotice,
  noticesFor,
  issueNoteNotice,
} from '#api/notices/notices.rules.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { findPhotoUploads, insertChange, countNotes, insertNote } from './amendments.sql.ts';
import { loadParticipants, loadIssue } from '#api/issues/issues.sql.ts';
import { savePhotos, type NamedPhoto } from '#api/issues/photos.sql.ts';
import { toReport, saveReport, type ReportFields } from '#api/issues/reports.sql.ts';
import { findStandingPledges } from './pledges.sql.ts';
import { findCategories } from '#api/site/siteSettings.sql.ts';

type EditIssueInput = ReportChanges & {
  /** The version that the person saw when they started editing. */
  version?: number;
};

/**
 * Changes the given fields of a report. Only another edit causes a conflict, not pledges or messages. While
 * money is in escrow, both versions are kept and the donors are notified.
 */
export async function editIssue(
  tx: Transaction,
  issueId: string,
  input: EditIssueInput,
): Promise<void> {
  const issue = await lockSettledIssue(tx, issueId);

  const actor = signedIn(tx.actor);
  permit(mayEdit(actor, issue));
  if (input.version !== undefined && input.version < issue.editedVersion) {
    throw new Refusal('version_conflict');
  }

  await changeReport(tx, issue, { actor, input });
}

/** The fields to change; omitted ones stay as they are. */
type ReportChanges = Partial<ReportFields> & { photos?: NamedPhoto[] };

/** Photos before and after; null if the same ones stay in the same order. */
async function changedPhotos(tx: Transaction, issueId: string, photos: NamedPhoto[] | undefined) {
  if (photos === undefined) return null;
  const from = await findPhotoUploads(tx, issueId);
  const to = [...new Set(photos.map(({ id }) => id))];
  return from.join() === to.join() ? null : { from, to };
}

/** Donors learn both versions and how to withdraw, all others only that there is a change. */
async function announceAmendment(
  tx: Transaction,
  issue: SettledIssue,
  byUserId: string,
): Promise<void> {
  const pledges = await findStandingPledges(tx, issue.id);
  const donors = new Set(pledges.map(({ donorId }) => donorId));
  const others = (await loadParticipants(tx, issue.id)).filter((id) => !donors.has(id));
  const notices = [
    ...noticesFor([...donors], byUserId, changedTermsNotice(issue, issue.status === 'funded')),
    ...noticesFor(others, byUserId, editNotice(issue)),
  ];
  await saveNotices(tx, issue.id, notices);
}

/**
 * Changes the given fields of a locked issue; the caller has checked the permission. While money is in escrow,
 * both versions are kept and the donors are notified.
 */
export async function changeReport(
  tx: Transaction,
  issue: SettledIssue,
  { actor, input }: { actor: Actor; input: ReportChanges },
): Promise<void> {
  const report = toReport(issue);
  const issueId = issue.id;
  const { fields, changed } = changedFields(report, input);
  const photos = await changedPhotos(tx, issueId, input.photos);
  const all = photos ? [...changed, 'photos'] : changed;
  if (changed.includes('category')) requireCategory(await findCategories(tx), fields.category);
  permitChange({ status: issue.status, hasWinner: issue.pending !== null }, all);
  const change = { before: report, after: fields };

  await saveReport(tx, issue, fields);
  if (photos) await savePhotos(tx, { id: issueId, ownerId: actor.id }, input.photos ?? []);
  if (issue.fundingCents > 0n && all.length > 0) {
    await insertChange(tx, issueId, { fields: bothVersions(change, changed), photos });
  }
  const commitments = sealedChange(change, changed, (text) => new PrivateValue(text));
  await tx.audit({ issueId, action: 'issue_edited', data: { changed: all, commitments } });
  await announceAmendment(tx, { ...issue, ...fields }, actor.id);
}

/** Appends a note by the reporter to an issue, even if its terms are locked. */
export async function addIssueNote(
  tx: Transaction,
  { issueId, text }: { issueId: string; text: string },
): Promise<void> {
  const issue = await loadIssue(tx, issueId);

  const reporter = signedIn(tx.actor);
  permit(mayAddIssueNote(reporter, issue, await countNotes(tx, issueId)));

  await insertNote(tx, issueId, text);
  await tx.audit({ issueId, action: 'issue_note_added', data: { text: new PrivateValue(text) } });
  const people = await loadParticipants(tx, issueId);
  await saveNotices(tx, issueId, noticesFor(people, reporter.id, issueNoteNotice(issue)));
}
