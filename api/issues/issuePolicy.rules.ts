import type { ErrorCode } from '#schema/errors.ts';
import type { IssueAbilities } from '#schema/issues/abilities.ts';
import { ISSUE_NOTES_MAX, LOCKED_FIELDS } from '#schema/issues/amendment.ts';
import { Refusal, type Actor } from '#api/platform/access.rules.ts';
import { isRemovable, type CaseState } from '#api/platform/issueLifecycle.rules.ts';
import { closedReason, isReporter, type GuardedIssue } from './guardedIssue.rules.ts';
import { mayProposeMerge, mayProposeUnmerge } from './mergePolicy.rules.ts';
import { lacksContact } from '#api/people/contact.rules.ts';
import { proposeRestriction } from '#api/people/reputation.rules.ts';
import type { VoteType } from '#schema/case/vote.ts';

/**
 * Null when the actor may take part wherever the draw offered them a seat; else the reason. A frozen account
 * is read-only.
 */
export function mayTakePart(actor: Actor): ErrorCode | null {
  return actor.isFrozen ? 'account_frozen' : null;
}

/** The verdict of a juror who accepted a seat, even if the account was frozen since. */
export const mayGiveVerdict = (actor: Actor): ErrorCode | null => lacksContact(actor, 'judge');

/**
 * As `mayTakePart`, for pictures: a frozen account may still send those of its proof if it was chosen before.
 */
export function maySendPictures(actor: Actor, hasOpenWork: boolean): ErrorCode | null {
  return hasOpenWork ? null : mayTakePart(actor);
}

/** As `mayTakePart`, for what others can read at once: a restricted account does not publish. */
export function mayPublish(actor: Actor): ErrorCode | null {
  if (actor.isFrozen) return 'account_frozen';
  return actor.isRestricted === true ? 'account_restricted' : null;
}

/** Only the reporter, until it is completed. */
export function mayEdit(actor: Actor, issue: GuardedIssue): ErrorCode | null {
  if (!isReporter(actor, issue)) return 'forbidden';
  return mayPublish(actor) ?? closedReason(issue);
}

/**
 * From a proposal's win until its work is over, the terms that donors and solver agreed to are locked. This
 * includes the day before the selection takes effect: a last-minute change would leave donors no time to
 * withdraw. The refusal lists each field.
 */
export function permitChange(
  { status, hasWinner }: Pick<CaseState, 'status'> & { hasWinner: boolean },
  changed: readonly string[],
): void {
  const terms: readonly string[] = LOCKED_FIELDS;
  const refused = changed.filter((name) => terms.includes(name));
  if ((status !== 'in_progress' && !hasWinner) || refused.length === 0) return;
  const message = 'This is locked: a proposal has won. You can add a note instead.';
  throw new Refusal(
    'wrong_state',
    refused.map((path) => ({ path, message })),
  );
}

/** Only the reporter, until it is completed, and up to a limit. */
export function mayAddIssueNote(
  actor: Actor,
  issue: GuardedIssue,
  noteCount: number,
): ErrorCode | null {
  return mayEdit(actor, issue) ?? (noteCount >= ISSUE_NOTES_MAX ? 'wrong_state' : null);
}

/** Only the reporter, before work begins, and without frozen money. */
export function mayDelete(actor: Actor, issue: GuardedIssue): ErrorCode | null {
  if (!isReporter(actor, issue)) return 'forbidden';
  if (actor.isFrozen) return 'account_frozen';
  if (!isRemovable(issue.status)) return 'issue_locked';
  return issue.isFrozen === true ? 'escrow_frozen' : null;
}

/**
 * Any account including the reporter's, until the issue is completed; not while the escrow is
 * frozen.
 */
export function mayPledge(actor: Actor, issue: GuardedIssue): ErrorCode | null {
  if (actor.isFrozen) return 'account_frozen';
  return closedReason(issue) ?? (issue.isFrozen === true ? 'escrow_frozen' : null);
}

/** Anyone but the reporter with a trust of 20 or more, until a solver is chosen. */
export function mayPropose(actor: Actor, issue: GuardedIssue): ErrorCode | null {
  if (isReporter(actor, issue)) return 'own_issue';
  const refused = mayPublish(actor) ?? proposeRestriction(actor) ?? closedReason(issue);
  if (refused !== null) return refused;
  return issue.status === 'in_progress' ? 'proposals_closed' : null;
}

/** Anyone but the reporter, whom it affects anyway, until the issue is completed. */
export function maySetAffected(actor: Actor, issue: GuardedIssue): ErrorCode | null {
  if (isReporter(actor, issue)) return 'own_issue';
  if (actor.isFrozen) return 'account_frozen';
  return closedReason(issue);
}

/** Anyone including the reporter, until the issue is completed. */
export function maySight(actor: Actor, issue: GuardedIssue): ErrorCode | null {
  return actor.isFrozen ? 'account_frozen' : closedReason(issue);
}

/** Anyone, on a completed issue; the time limit is checked elsewhere. */
export function maySightAgain(actor: Actor, issue: GuardedIssue): ErrorCode | null {
  if (actor.isFrozen) return 'account_frozen';
  if (issue.status !== 'completed') return 'wrong_state';
  return issue.mergedIntoId ? 'issue_merged' : null;
}

/** Included in the answer, so that buttons are right offline too. */
export function abilitiesOf(actor: Actor | null, issue: GuardedIssue): IssueAbilities {
  const can = (rule: (by: Actor, on: GuardedIssue) => ErrorCode | null) =>
    actor !== null && rule(actor, issue) === null;
  return {
    edit: can(mayEdit),
    delete: can(mayDelete),
    pledge: can(mayPledge),
    propose: can(mayPropose),
    vote: can(mayVote),
    approve: can(mayApprove),
    discuss: can(mayPublish),
    affect: can(maySetAffected),
    sight: can(maySight),
    sightAgain: can(maySightAgain),
    merge: can(mayProposeMerge),
    unmerge: can(mayProposeUnmerge),
  };
}

/**
 * On any proposal; a proposal's own solver is refused by `mayVoteOn`. A reporter needs money in
 * escrow: it counts against a proposal, and decides if there is no other.
 */
function mayVote(actor: Actor, issue: GuardedIssue): ErrorCode | null {
  const { reporterMoney = 'none' } = issue;
  if (isReporter(actor, issue) && reporterMoney === 'none') return 'own_issue';
  if (actor.isFrozen) return 'account_frozen';
  return closedReason(issue);
}

/** As `mayVote`, for a vote in favour: a reporter's needs all money in escrow to be theirs. */
function mayApprove(actor: Actor, issue: GuardedIssue): ErrorCode | null {
  if (isReporter(actor, issue) && issue.reporterMoney !== 'all') return 'own_issue';
  return mayVote(actor, issue);
}

/** As `mayVote` and `mayApprove`; nobody votes on their own proposal. */
export function mayVoteOn(
  actor: Actor,
  issue: GuardedIssue,
  { solverId, voteType }: { solverId: string; voteType: VoteType },
): ErrorCode | null {
  if (solverId === actor.id) return 'own_proposal';
  return voteType === 'upvote' ? mayApprove(actor, issue) : mayVote(actor, issue);
}
