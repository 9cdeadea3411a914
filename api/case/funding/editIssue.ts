import type { Transaction } from '#api/database/transaction.ts';
import { permit, Refusal } from '#api/platform/refusal.rules.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { mayEdit } from '#api/issues/issuePolicy.rules.ts';
import { changeReport, type ReportChanges } from './changeReport.ts';
import { lockSettledIssue } from './lockSettledIssue.ts';

export type EditIssueInput = ReportChanges & {
  /** The version that the person saw when they began. */
  version?: number;
};

/**
 * Changes the given fields of a report. Pledges and messages that came meanwhile are no conflict,
 * only another edit is. While money is in escrow both versions are kept, and its donors are told.
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
