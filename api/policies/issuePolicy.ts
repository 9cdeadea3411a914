import type { ErrorCode } from '#schema/errors.ts';
import type { IssueAbilities, IssueStatus } from '#schema/issues/issue.ts';
import type { Actor } from '#api/domain/actor.ts';
import { isOpen, isRemovable, type CaseState } from '#api/domain/issueLifecycle.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { proposeRestriction } from '#api/domain/verification/reputation.ts';

/** What the rules look at. */
export type GuardedIssue = {
  reporterId: string | null;
  status: IssueStatus;
  /** Nothing enters or leaves the escrow; left out where only a page is drawn. */
  isFrozen?: boolean;
};

const isReporter = (actor: Actor, issue: GuardedIssue) => issue.reporterId === actor.id;

/** Null when the actor may report issues, else the reason. A frozen account only reads. */
export function mayReport(actor: Actor): ErrorCode | null {
  return actor.isFrozen ? 'account_frozen' : null;
}

/** Sends pictures and videos, for reports and proofs. */
export function mayUpload(actor: Actor): ErrorCode | null {
  return actor.isFrozen ? 'account_frozen' : null;
}

/** Only the reporter changes a report, and never once it is completed. */
export function mayEdit(actor: Actor, issue: GuardedIssue): ErrorCode | null {
  if (!isReporter(actor, issue)) return 'forbidden';
  if (actor.isFrozen) return 'account_frozen';
  return isOpen(issue.status) ? null : 'issue_closed';
}

/** By these a proof is judged. */
const JUDGED_FIELDS: readonly string[] = ['latitude', 'location', 'longitude', 'solutionCriteria'];

/**
 * Holds an edit to what may change now: from the proof on until the work is over, its place and what
 * it has to reach stand still, or who judges would judge something else than was done. Throws Refusal
 * `wrong_state`, with a sentence for each field.
 */
export function permitChange(
  { verification }: Pick<CaseState, 'verification'>,
  changed: readonly string[],
): void {
  const refused = changed.filter((name) => JUDGED_FIELDS.includes(name));
  if (verification === 'none' || refused.length === 0) return;
  const message = 'This cannot change while a proof of the work is being judged.';
  throw new Refusal(
    'wrong_state',
    refused.map((path) => ({ path, message })),
  );
}

/** Only the reporter removes a report, only before work begins, and with no frozen money in it. */
export function mayDelete(actor: Actor, issue: GuardedIssue): ErrorCode | null {
  if (!isReporter(actor, issue)) return 'forbidden';
  if (actor.isFrozen) return 'account_frozen';
  if (!isRemovable(issue.status)) return 'issue_locked';
  return issue.isFrozen === true ? 'escrow_frozen' : null;
}

/**
 * Anyone signed in may pledge, the reporter too, until the issue is completed; not while somebody
 * looks into the case and the escrow is frozen.
 */
export function mayPledge(actor: Actor, issue: GuardedIssue): ErrorCode | null {
  if (actor.isFrozen) return 'account_frozen';
  if (!isOpen(issue.status)) return 'issue_closed';
  return issue.isFrozen === true ? 'escrow_frozen' : null;
}

/**
 * Anyone but the reporter may offer to solve an issue that nobody has been chosen for yet, unless
 * their trust is below 20.
 */
export function mayPropose(actor: Actor, issue: GuardedIssue): ErrorCode | null {
  if (isReporter(actor, issue)) return 'own_issue';
  const restriction = proposeRestriction(actor);
  if (restriction !== null) return restriction;
  if (!isOpen(issue.status)) return 'issue_closed';
  return issue.status === 'in_progress' ? 'proposals_closed' : null;
}

/** Votes on the proposals of an issue; a proposal's own solver is refused by `mayVoteOn`. */
export function mayVote(actor: Actor, issue: GuardedIssue): ErrorCode | null {
  if (isReporter(actor, issue)) return 'own_issue';
  if (actor.isFrozen) return 'account_frozen';
  return isOpen(issue.status) ? null : 'issue_closed';
}

/** As `mayVote`, and nobody votes on their own proposal. */
export function mayVoteOn(actor: Actor, issue: GuardedIssue, solverId: string): ErrorCode | null {
  return solverId === actor.id ? 'own_proposal' : mayVote(actor, issue);
}

/** Anyone signed in may write in a discussion, also after completion. */
export function mayDiscuss(actor: Actor): ErrorCode | null {
  return actor.isFrozen ? 'account_frozen' : null;
}

/** Throws the reason, if there is one, as a Refusal. */
export function permit(denial: ErrorCode | null): void {
  if (denial !== null) throw new Refusal(denial);
}

/** What the viewer may do with an issue; the answer carries it, so buttons are right offline too. */
export function abilitiesOf(actor: Actor | null, issue: GuardedIssue): IssueAbilities {
  const can = (rule: (by: Actor, on: GuardedIssue) => ErrorCode | null) =>
    actor !== null && rule(actor, issue) === null;
  return {
    edit: can(mayEdit),
    delete: can(mayDelete),
    pledge: can(mayPledge),
    propose: can(mayPropose),
    vote: can(mayVote),
    discuss: can(mayDiscuss),
  };
}
