import type { Transaction } from '#api/database/transaction.ts';
import { hasPassed } from '#api/platform/instant.rules.ts';
import { deadlineNotice } from './selectionNotices.rules.ts';
import { loadIssue } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { findSelection, saveReminder } from './selections.sql.ts';
import { endSelection } from './endSelection.ts';

/**
 * Reminds a chosen solver three days before the proof is due, and ends the proposal when that time
 * is over. Does nothing once there is a proof, or when it was done before. Returns whether it acted.
 */
export async function followWork(tx: Transaction, issueId: string): Promise<boolean> {
  const issue = await loadIssue(tx, issueId);
  const work = await findSelection(tx, issueId);
  if (!work || issue.status !== 'in_progress' || issue.verification !== 'none') return false;
  const { proposalId, solverId } = work;
  if (hasPassed(work.deadlineAt, tx.now)) {
    await endSelection(tx, issue, { proposalId, how: 'expired', isBySystem: true });
    return true;
  }
  if (work.remindedAt !== null || !hasPassed(work.reminderAt, tx.now)) return false;
  await saveReminder(tx, proposalId);
  await tx.audit({ issueId, action: 'solver_reminded', data: { proposalId }, isBySystem: true });
  await saveNotices(tx, issueId, [{ userId: solverId, ...deadlineNotice(issue) }]);
  return true;
}
