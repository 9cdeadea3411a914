import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { permit } from '#api/platform/refusal.rules.ts';
import { mayWithdrawProposal } from './stakePolicy.rules.ts';
import { loadIssueIdOf, loadProposal, saveProposalStatus } from './proposals.sql.ts';
import { endSelection } from './endSelection.ts';
import { lockSettledIssue } from './lockSettledIssue.ts';
import { reviewSelection } from './reviewSelection.ts';

/**
 * Takes an offer back: before anybody was chosen, or the chosen one before there is a proof; then
 * the issue is funded again.
 */
export async function withdrawProposal(tx: Transaction, proposalId: string): Promise<void> {
  const issueId = await loadIssueIdOf(tx, proposalId);
  const issue = await lockSettledIssue(tx, issueId);
  const offer = await loadProposal(tx, proposalId);

  permit(mayWithdrawProposal(signedIn(tx.actor), issue, offer));

  if (offer.status === 'selected') {
    await endSelection(tx, issue, { proposalId, how: 'withdrawn', isBySystem: false });
    return;
  }
  await saveProposalStatus(tx, proposalId, 'withdrawn');
  await tx.audit({ issueId, action: 'proposal_withdrawn', data: { proposalId } });
  await reviewSelection(tx, issue);
}
