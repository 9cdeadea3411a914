import type { Transaction } from '#api/database/transaction.ts';
import { noticesFor, proposalNotice } from '#api/notices/notices.rules.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { mayPropose } from '#api/issues/issuePolicy.rules.ts';
import { permit } from '#api/platform/refusal.rules.ts';
import { participantsOf, raiseCount } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { insertProposal } from './proposals.sql.ts';
import { proposalTitleOf } from '#schema/issues/proposal.ts';
import { lockSettledIssue } from './lockSettledIssue.ts';

export type CreateProposalInput = {
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

  const id = tx.randomUuid();
  const title = input.title ?? proposalTitleOf(input.description);
  const participants = await participantsOf(tx, issueId);
  const notices = noticesFor(participants, solver.id, proposalNotice(solver.username, issue));

  const { solutionCriteria } = issue;
  await insertProposal(tx, { ...input, id, title, solverId: solver.id, solutionCriteria });
  await raiseCount(tx, issueId, 'proposalCount');
  await tx.audit({ issueId, action: 'proposal_made', data: { proposalId: id } });
  await saveNotices(tx, issueId, notices);
  return id;
}
