import { needsSession, type Access } from '#schema/defineEndpoint.ts';
import type { ErrorCode } from '#schema/errors.ts';
import type { ContactLevel } from '#schema/people/contact.ts';
import type { AccountRole } from '#schema/people/user.ts';
import { Refusal } from './refusal.rules.ts';

export type Actor = {
  id: string;
  username: string;
  accountRole: AccountRole;
  /** Read-only access. */
  isFrozen: boolean;
  /** From 0 to 100. */
  trustScore: number;
  /** The highest level if the installation does not ask for proof. */
  contactLevel: ContactLevel;
  /** Barred from publishing by a moderator for now; absent: no. */
  isRestricted?: boolean;
};

export function isModerator(actor: Pick<Actor, 'accountRole'> | null): boolean {
  return actor?.accountRole === 'ambassador' || actor?.accountRole === 'operator';
}

/** Null: access granted. `actor` null: nobody is signed in. */
export function accessRefusal(access: Access, actor: Actor | null): ErrorCode | null {
  if (!needsSession(access)) return null;
  if (actor === null) return 'not_signed_in';
  if (access === 'session') return null;
  const isLetIn = access === 'moderator' ? isModerator(actor) : actor.accountRole === access;
  return isLetIn ? null : 'forbidden';
}

export function signedIn(actor: Actor | null): Actor {
  if (actor === null) throw new Refusal('not_signed_in');
  return actor;
}
