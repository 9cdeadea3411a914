import type { Actor } from '#api/platform/access.rules.ts';
import { isRemovable, type CaseState } from '#api/platform/issueLifecycle.rules.ts';
import type { ErrorCode } from '#schema/errors.ts';
import type { ProposalStatus } from '#schema/case/proposal.ts';
import type { GuardedIssue } from '#api/issues/guardedIssue.rules.ts';
import { mayPledge } from '#api/issues/issuePolicy.rules.ts';

type Case = Pick<CaseState, 'status' | 'verification'>;

/** Donors withdraw their pledge until a proposal is chosen, even with a frozen account. */
export function mayWithdrawPledge(
  actor: Actor,
  issue: Pick<Case, 'status'>,
  pledge: { donorId: string },
): ErrorCode | null {
  if (pledge.donorId !== actor.id) return 'forbidden';
  if (issue.status === 'completed') return 'issue_closed';
  return isRemovable(issue.status) ? null : 'wrong_state';
}

/** Moves a pledge to the report that replaces its issue: only its donor, if they may pledge there. */
export function mayMovePledge(
  actor: Actor,
  pledge: { donorId: string },
  { from, into }: { from: GuardedIssue; into: GuardedIssue },
): ErrorCode | null {
  if (pledge.donorId !== actor.id) return 'forbidden';
  if (from.isFrozen === true) return 'escrow_frozen';
  return mayPledge(actor, into);
}

/** Solvers withdraw their proposal while it is pending, or, once it is chosen, until there is a proof. */
export function mayWithdrawProposal(
  actor: Actor,
  issue: Case,
  offer: { solverId: string; status: ProposalStatus },
): ErrorCode | null {
  if (offer.solverId !== actor.id) return 'forbidden';
  if (actor.isFrozen) return 'account_frozen';
  if (issue.status === 'completed') return 'issue_closed';
  if (offer.status === 'pending') return null;
  return offer.status === 'selected' && issue.verification === 'none' ? null : 'wrong_state';
}
