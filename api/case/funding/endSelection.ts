import type { Transaction } from '#api/database/transaction.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import { endChoice } from '#api/platform/issueLifecycle.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { expiryAfterSelection } from './pledgeExpiry.rules.ts';
import { selectionEndedNotice, deadlineNotice } from './selectionNotices.rules.ts';
import { loadParticipants, saveCase, loadIssue } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { saveExpiry, findStandingPledges } from './pledges.sql.ts';
import { closeSelection, findSelection, saveReminder } from './selections.sql.ts';
import { reviewSelection } from './reviewSelection.ts';
import { hasPassed } from '#api/platform/instant.rules.ts';

/**
 * Ends the work of a chosen solver without a result: the issue is funded again (or reported, if banks took
 * all of it back), the other proposals can be chosen again, and every pledge stays and gets time for its
 * notices. The issue is locked.
 */
export async function endSelection(
  tx: Transaction,
  issue: IssueRow,
  ended: { proposalId: string; how: 'withdrawn' | 'expired' | 'rejected'; isBySystem: boolean },
): Promise<void> {
  const { proposalId, how, isBySystem } = ended;
  const issueId = issue.id;
  const next = endChoice(issue, issue.fundingCents);
  const pledges = await findStandingPledges(tx, issueId);
  const people = await loadParticipants(tx, issueId);

  await closeSelection(tx, { issueId, proposalId }, how);
  await saveCase(tx, issueId, { ...next, selectedProposalId: null });
  for (const pledge of pledges) {
    const moved = expiryAfterSelection(pledge, tx.now);
    if (moved !== pledge) await saveExpiry(tx, pledge.id, moved);
  }
  const action = `proposal_${how}` as const;
  await tx.audit({ issueId, action, data: { proposalId }, isBySystem });
  const by = isBySystem ? '' : (tx.actor?.id ?? '');
  await saveNotices(tx, issueId, noticesFor(people, by, selectionEndedNotice(how, issue)));
  await reviewSelection(tx, { ...issue, ...next });
}

/**
 * Reminds a chosen solver three days before the proof is due, and ends the proposal once it is overdue. Does
 * nothing if there is a proof, or if it was done before. Returns whether it acted.
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
