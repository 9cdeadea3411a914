import type { Actor } from '#api/platform/actor.rules.ts';
import type { ErrorCode } from '#schema/errors.ts';
import type { VoteType } from '#schema/issues/vote.ts';
import { closedReason, isReporter, type GuardedIssue } from './guardedIssue.rules.ts';

/**
 * Votes on the proposals of an issue; a proposal's own solver is refused by `mayVoteOn`. A reporter
 * only with money in escrow: it counts against a proposal, and chooses where there is no other.
 */
export function mayVote(actor: Actor, issue: GuardedIssue): ErrorCode | null {
  const { reporterMoney = 'none' } = issue;
  if (isReporter(actor, issue) && reporterMoney === 'none') return 'own_issue';
  if (actor.isFrozen) return 'account_frozen';
  return closedReason(issue);
}

/** As `mayVote`, but for a proposal: a reporter does only as the only one with money in escrow. */
export function mayApprove(actor: Actor, issue: GuardedIssue): ErrorCode | null {
  if (isReporter(actor, issue) && issue.reporterMoney !== 'all') return 'own_issue';
  return mayVote(actor, issue);
}

/** As `mayVote` and `mayApprove`, and nobody votes on their own proposal. */
export function mayVoteOn(
  actor: Actor,
  issue: GuardedIssue,
  { solverId, voteType }: { solverId: string; voteType: VoteType },
): ErrorCode | null {
  if (solverId === actor.id) return 'own_proposal';
  return voteType === 'upvote' ? mayApprove(actor, issue) : mayVote(actor, issue);
}
