import type { Actor } from '#api/platform/actor.rules.ts';
import { isRemovable } from '#api/platform/issueLifecycle.rules.ts';
import { isModerator } from '#api/platform/actor.rules.ts';
import { hasStake, type CaseParties } from './parties.rules.ts';
import type { ErrorCode } from '#schema/errors.ts';
import { closedReason, isReporter, type GuardedIssue } from './guardedIssue.rules.ts';

/** One of two reports of the same problem, as the rules look at it. */
export type MergeSide = GuardedIssue & { id: string; parties: CaseParties };
/** The report that is merged, and the one that it is merged into. */
export type MergePair = { from: MergeSide & { hasMerged: boolean }; into: MergeSide };

/**
 * Whether the viewer may say of an issue that it was reported twice: its reporter and moderators, until
 * somebody is chosen to solve it. That moderators have no stake is a rule of the merge itself.
 */
export function maySayMerged(actor: Actor, issue: GuardedIssue): ErrorCode | null {
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
 * Merges two reports, or asks for it: both reporters where there are two, and moderators without a
 * stake in either. Nobody has been chosen for the lesser one, and no third report goes on there.
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

/** Whether a merge that is allowed needs nobody else: not the other reporter, or they said so before. */
export function mergesAtOnce(
  actor: Actor,
  { from, into }: MergePair,
  hasOtherAsked: boolean,
): boolean {
  if (hasOtherAsked || from.reporterId === into.reporterId) return true;
  return !isReporter(actor, from) && !isReporter(actor, into);
}

/** As `maySayMerged`, for undoing the merge of an issue that turned out to be a separate problem. */
export function maySayUnmerged(actor: Actor, issue: GuardedIssue): ErrorCode | null {
  if (!isModerator(actor)) return 'forbidden';
  if (actor.isFrozen) return 'account_frozen';
  return issue.mergedIntoId ? null : 'wrong_state';
}

/** Undoes a merge: moderators without a stake in either report. */
export function mayUnmerge(actor: Actor, { from, into }: Record<'from' | 'into', MergeSide>) {
  const hasSide = [from, into].some(({ parties }) => hasStake(actor.id, parties));
  return maySayUnmerged(actor, from) ?? (hasSide ? 'has_stake' : null);
}

/** Ends a request about two reports: their reporters. */
export function mayDeclineMerge(
  actor: Actor,
  { from, into }: { from: GuardedIssue; into: GuardedIssue },
): ErrorCode | null {
  if (!isReporter(actor, from) && !isReporter(actor, into)) return 'forbidden';
  return actor.isFrozen ? 'account_frozen' : null;
}
