import type { Transaction } from '#api/database/transaction.ts';
import { noticesFor, proposalNotice } from '#api/notices/notices.rules.ts';
import { signedIn, permit } from '#api/platform/access.rules.ts';
import { mayPropose } from '#api/issues/issuePolicy.rules.ts';
import { loadParticipants, raiseCount } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import {
  insertProposal,
  loadProposalIssueId,
  loadProposal,
  saveProposalStatus,
} from './proposals.sql.ts';
import { proposalTitle } from '#schema/case/proposal.ts';
import { makeRoom } from './makeRoom.ts';
import { lockSettledIssue } from './lockSettledIssue.ts';
import { mayWithdrawProposal } from './stakePolicy.rules.ts';
import { endSelection } from './endSelection.ts';
import { reviewSelection } from './reviewSelection.ts';

type CreateProposalInput = {
  issueId: string;
  title?: string;
  description: string;
  compensationCents: bigint;
  estimatedDays: number;
};

/** Offers to solve an issue; returns the proposal's id. */
export async function createProposal(tx: Transaction, input: CreateProposalInput): Promise<string> {
  const { issueId } = input;
  const issue = await lockSettledIssue(tx, issueId);

  const solver = signedIn(tx.actor);
  permit(mayPropose(solver, issue));

  await makeRoom(tx, issue, solver.id);

  const id = tx.randomUuid();
  const title = input.title ?? proposalTitle(input.description);
  const participants = await loadParticipants(tx, issueId);
  const notices = noticesFor(participants, solver.id, proposalNotice(solver.username, issue));

  const { solutionCriteria } = issue;
  await insertProposal(tx, { ...input, id, title, solverId: solver.id, solutionCriteria });
  await raiseCount(tx, issueId, 'proposalCount');
  await tx.audit({ issueId, action: 'proposal_made', data: { proposalId: id } });
  await saveNotices(tx, issueId, notices);
  return id;
}

/**
 * Withdraws an offer: before any is chosen, or the chosen one before there is a proof; then the issue is
 * funded again.
 */
export async function withdrawProposal(tx: Transaction, proposalId: string): Promise<void> {
  const issueId = await loadProposalIssueId(tx, proposalId);
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
