import type { Transaction } from '#api/database/transaction.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import { saveFreeze } from '#api/issues/issues.sql.ts';
import { isCovered } from '#api/money/payout.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { findStandingPledges } from '#api/case/funding/pledges.sql.ts';
import { reviewSelection } from '#api/case/funding/reviewSelection.ts';
import { loadCompensation } from '#api/case/proof/payouts.sql.ts';
import { startHold } from '#api/case/voting/holdCase.ts';
import { holdRelease } from '#api/case/voting/holdRelease.ts';
import { shortEscrowNotice } from './paymentNotices.rules.ts';

/**
 * After the provider has taken money out of an escrow: a case that it no longer covers is frozen for review,
 * for as long as a case may be; before a choice, the votes are reviewed instead. Weights and ballots of a
 * choice stay unchanged.
 */
export async function reviewCover(
  tx: Transaction,
  issue: IssueRow,
  people: readonly string[],
): Promise<void> {
  const { id: issueId, selectedProposalId } = issue;
  if (issue.status !== 'in_progress' || selectedProposalId === null) {
    return reviewSelection(tx, issue);
  }
  if (issue.isFrozen) return;
  const pledges = await findStandingPledges(tx, issueId);
  if (isCovered(pledges, await loadCompensation(tx, selectedProposalId))) return;
  if (!(await startHold(tx, issue, 'frozen'))) return;
  await saveFreeze(tx, issueId);
  await holdRelease(tx, { id: issueId, isFrozen: true });
  await tx.audit({ issueId, action: 'escrow_frozen', data: {}, isBySystem: true });
  await saveNotices(tx, issueId, noticesFor(people, '', shortEscrowNotice(issue)));
}
