import type { Actor } from '#api/platform/actor.rules.ts';
import { daysAfter } from '#api/platform/instant.rules.ts';
import type { ErrorCode } from '#schema/errors.ts';
import { USERNAME_CHANGE_DAYS } from '#schema/people/profileLimits.ts';
import { isDeletedAccount } from './accountDeletion.rules.ts';
import type { AccountRole } from '#schema/people/user.ts';

/** Anyone signed in edits their own profile; a frozen account is read-only. */
export function mayChangeProfile(actor: Actor): ErrorCode | null {
  return actor.isFrozen ? 'account_frozen' : null;
}

/** As a profile, and not again so soon: whoever changed names daily could not be kept track of. */
export function mayChangeUsername(
  actor: Actor,
  changedAt: Date | null,
  now: Date,
): ErrorCode | null {
  if (actor.isFrozen) return 'account_frozen';
  const isLately = changedAt !== null && now < daysAfter(changedAt, USERNAME_CHANGE_DAYS);
  return isLately ? 'username_changed_lately' : null;
}

/** Anyone deletes their own account; a frozen one stays until ambassadors have reviewed it. */
export function mayDeleteAccount(actor: Actor): ErrorCode | null {
  return actor.isFrozen ? 'account_frozen' : null;
}

/**
 * Roles are given by operators, never to themselves: whoever could make themselves an ambassador
 * could move money.
 */
export function mayGrantRole(actor: Actor, person: { id: string }): ErrorCode | null {
  if (actor.accountRole !== 'operator' || actor.id === person.id) return 'forbidden';
  return actor.isFrozen ? 'account_frozen' : null;
}

/** Ambassadors report an account to the other ambassadors, never their own. */
export function mayFlagAccount(actor: Actor, person: { id: string }): ErrorCode | null {
  if (actor.id === person.id) return 'forbidden';
  return actor.isFrozen ? 'account_frozen' : null;
}

/** What is known of a report on an account when it is to be settled. */
type AccusedAccount = {
  userId: string;
  byId: string;
  settled: 'upheld' | 'dismissed' | null;
};

/** What is known of a frozen account when an ambassador wants to let it take part again. */
type LiftableFlag = AccusedAccount & {
  /** The account only reads now. */
  isFrozen: boolean;
  /** The freeze that followed from this report was lifted before. */
  isLifted: boolean;
};

/** Another ambassador settles it: not who raised it, and not who is meant. */
export function maySettleAccountFlag(actor: Actor, flag: AccusedAccount): ErrorCode | null {
  const isParty = actor.id === flag.byId || actor.id === flag.userId;
  if (isParty) return 'forbidden';
  if (actor.isFrozen) return 'account_frozen';
  return flag.settled === null ? null : 'wrong_state';
}

/** Takes off the freeze that followed from an upheld report: any ambassador but the one who is meant. */
export function mayLiftFreeze(actor: Actor, flag: LiftableFlag): ErrorCode | null {
  if (actor.id === flag.userId) return 'forbidden';
  if (actor.isFrozen) return 'account_frozen';
  return flag.settled === 'upheld' && flag.isFrozen && !flag.isLifted ? null : 'wrong_state';
}

/** A frozen operator reads and nothing else. */
export const mayOperate = (actor: Actor): ErrorCode | null =>
  actor.isFrozen ? 'account_frozen' : null;

/** Operators act on other people's accounts; for their own they have their settings like everybody. */
export function mayActOn(actor: Actor, person: { id: string; email: string }): ErrorCode | null {
  if (actor.id === person.id) return 'forbidden';
  return mayOperate(actor) ?? (isDeletedAccount(person) ? 'user_not_found' : null);
}

/**
 * Gives somebody a way back in. Not those who decide about money: an operator who could enter their
 * accounts could move it. Theirs are recovered at the command line, by whoever has the machine anyway.
 */
export function mayRecover(
  actor: Actor,
  person: { id: string; email: string; accountRole: AccountRole; isValidator: boolean },
): ErrorCode | null {
  if (person.accountRole !== 'user' || person.isValidator) return 'forbidden';
  return mayActOn(actor, person);
}
