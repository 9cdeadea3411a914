import { isModerator, type Actor } from '#api/platform/access.rules.ts';
import { isRemovable } from '#api/platform/issueLifecycle.rules.ts';
import { hasStake, type CaseParties } from './parties.rules.ts';
import type { ErrorCode } from '#schema/errors.ts';
import { closedReason, isReporter, type GuardedIssue } from './guardedIssue.rules.ts';

export type MergeSide = GuardedIssue & { id: string; parties: CaseParties };
export type MergePair = { from: MergeSide & { hasMerged: boolean }; into: MergeSide };

/**
 * For showing the control: the reporter and moderators, until a solver is chosen. The merge itself
 * also requires moderators to have no stake.
 */
export function mayProposeMerge(actor: Actor, issue: GuardedIssue): ErrorCode | null {
  if (!isReporter(actor, issue) && !isModerator(actor)) return 'forbidden';
  return actor.isFrozen ? 'account_frozen' : notMergeable(issue);
}

function notMergeable(issue: GuardedIssue): ErrorCode | null {
  const refused = closedReason(issue);
  if (refused !== null) return refused;
  if (!isRemovable(issue.status)) return 'wrong_state';
  return issue.isFrozen === true ? 'escrow_frozen' : null;
}

/**
 * Merges or requests it: both reporters if there are two, and moderators without a stake in either.
 * `from` has no solver and no merged reports.
 */
export function mayMerge(actor: Actor, { from, into }: MergePair): ErrorCode | null {
  if (actor.isFrozen) return 'account_frozen';
  if (isReporter(actor, from) || isReporter(actor, into)) {
    // Nobody is left to agree.
    if (from.reporterId === null || into.reporterId === null) return 'forbidden';
  } else {
    if (!isModerator(actor)) return 'forbidden';
    if (hasStake(actor.id, from.parties) || hasStake(actor.id, into.parties)) return 'has_stake';
  }
  if (from.id === into.id || from.hasMerged) return 'wrong_state';
  return notMergeable(from) ?? closedReason(into);
}

/** Whether no consent is needed: a moderator merges, one person reported both, or the other one asked too. */
export function mergesAtOnce(
  actor: Actor,
  { from, into }: MergePair,
  hasOtherAsked: boolean,
): boolean {
  if (hasOtherAsked || from.reporterId === into.reporterId) return true;
  return !isReporter(actor, from) && !isReporter(actor, into);
}

export function mayProposeUnmerge(actor: Actor, issue: GuardedIssue): ErrorCode | null {
  if (!isModerator(actor)) return 'forbidden';
  if (actor.isFrozen) return 'account_frozen';
  return issue.mergedIntoId ? null : 'wrong_state';
}

/** Only moderators without a stake in either report. */
export function mayUnmerge(actor: Actor, { from, into }: Record<'from' | 'into', MergeSide>) {
  const hasSide = [from, into].some(({ parties }) => hasStake(actor.id, parties));
  return mayProposeUnmerge(actor, from) ?? (hasSide ? 'has_stake' : null);
}

/** Either reporter. */
export function mayDeclineMerge(
  actor: Actor,
  { from, into }: { from: GuardedIssue; into: GuardedIssue },
): ErrorCode | null {
  if (!isReporter(actor, from) && !isReporter(actor, into)) return 'forbidden';
  return actor.isFrozen ? 'account_frozen' : null;
}
