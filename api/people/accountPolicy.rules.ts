import type { Actor } from '#api/platform/access.rules.ts';
import { daysAfter } from '#api/platform/instant.rules.ts';
import type { ErrorCode } from '#schema/errors.ts';
import { USERNAME_CHANGE_DAYS } from '#schema/profileLimits.ts';
import { isDeletedAccount } from './accountDeletion.rules.ts';

/** A frozen account is read-only. */
export function mayChangeProfile(actor: Actor): ErrorCode | null {
  return actor.isFrozen ? 'account_frozen' : null;
}

/** With a minimum interval: daily changes would make a person untraceable. */
export function mayChangeUsername(
  actor: Actor,
  changedAt: Date | null,
  now: Date,
): ErrorCode | null {
  if (actor.isFrozen) return 'account_frozen';
  const isLately = changedAt !== null && now < daysAfter(changedAt, USERNAME_CHANGE_DAYS);
  return isLately ? 'username_changed_lately' : null;
}

/** A frozen account stays until ambassadors have reviewed it. */
export function mayDeleteAccount(actor: Actor): ErrorCode | null {
  return actor.isFrozen ? 'account_frozen' : null;
}

/** Operators, never for themselves: with the ambassador role they could move money. */
export function mayGrantRole(actor: Actor, person: { id: string }): ErrorCode | null {
  if (actor.accountRole !== 'operator' || actor.id === person.id) return 'forbidden';
  return actor.isFrozen ? 'account_frozen' : null;
}

/** Ambassadors, not about themselves. */
export function mayFlagAccount(actor: Actor, person: { id: string }): ErrorCode | null {
  if (actor.id === person.id) return 'forbidden';
  return actor.isFrozen ? 'account_frozen' : null;
}

type AccusedAccount = {
  userId: string;
  byId: string;
  settled: 'upheld' | 'dismissed' | null;
};

type LiftableFlag = AccusedAccount & {
  isFrozen: boolean;
  isLifted: boolean;
};

/** An ambassador other than the reporter, and not the accused. */
export function maySettleAccountFlag(actor: Actor, flag: AccusedAccount): ErrorCode | null {
  const isParty = actor.id === flag.byId || actor.id === flag.userId;
  if (isParty) return 'forbidden';
  if (actor.isFrozen) return 'account_frozen';
  return flag.settled === null ? null : 'wrong_state';
}

/** Any ambassador but the accused. */
export function mayLiftFreeze(actor: Actor, flag: LiftableFlag): ErrorCode | null {
  if (actor.id === flag.userId) return 'forbidden';
  if (actor.isFrozen) return 'account_frozen';
  return flag.settled === 'upheld' && flag.isFrozen && !flag.isLifted ? null : 'wrong_state';
}

/** A frozen operator is read-only. */
export const mayOperate = (actor: Actor): ErrorCode | null =>
  actor.isFrozen ? 'account_frozen' : null;

/** Not one's own account, for which there are the settings. */
export function mayActOn(actor: Actor, person: { id: string; email: string }): ErrorCode | null {
  if (actor.id === person.id) return 'forbidden';
  return mayOperate(actor) ?? (isDeletedAccount(person) ? 'user_not_found' : null);
}
