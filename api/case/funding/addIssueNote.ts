import { PrivateValue } from '#api/database/commitment.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { issueNoteNotice, noticesFor } from '#api/notices/notices.rules.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { mayAddIssueNote } from '#api/issues/issuePolicy.rules.ts';
import { permit } from '#api/platform/refusal.rules.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { countNotes, insertNote } from '#api/issues/amendments.sql.ts';
import { loadIssue, participantsOf } from '#api/issues/issues.sql.ts';

/** Appends a note of the reporter to an issue, also when its terms are locked. */
export async function addIssueNote(
  tx: Transaction,
  { issueId, text }: { issueId: string; text: string },
): Promise<void> {
  const issue = await loadIssue(tx, issueId);

  const reporter = signedIn(tx.actor);
  permit(mayAddIssueNote(reporter, issue, await countNotes(tx, issueId)));

  await insertNote(tx, issueId, text);
  await tx.audit({ issueId, action: 'issue_note_added', data: { text: new PrivateValue(text) } });
  const people = await participantsOf(tx, issueId);
  await saveNotices(tx, issueId, noticesFor(people, reporter.id, issueNoteNotice(issue)));
}
