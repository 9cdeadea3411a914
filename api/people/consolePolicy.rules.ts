import { isDeletedAccount } from './accountDeletion.rules.ts';
import type { Actor } from '#api/platform/actor.rules.ts';
import type { ErrorCode } from '#schema/errors.ts';
import type { AccountRole } from '#schema/people/user.ts';

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
