import { needsSession, type Access } from '#schema/defineEndpoint.ts';
import type { ErrorCode } from '#schema/errors.ts';
import type { ContactLevel } from '#schema/people/contact.ts';
import type { AccountRole } from '#schema/people/user.ts';
import { Refusal } from './refusal.rules.ts';

/** Who asks: the signed-in person as the rules see them. */
export type Actor = {
  id: string;
  username: string;
  accountRole: AccountRole;
  /** A frozen account may read and nothing else. */
  isFrozen: boolean;
  /** 0 to 100, as the person's log gives it. */
  trustScore: number;
  /** How sure the installation is of who it is; the highest where it does not ask. */
  contactLevel: ContactLevel;
  /** A moderator keeps it from publishing for a while; left out: nobody does. */
  isRestricted?: boolean;
};

/** Whether somebody looks after what is published: they see hidden issues too. */
export function isModerator(actor: Pick<Actor, 'accountRole'> | null): boolean {
  return actor?.accountRole === 'ambassador' || actor?.accountRole === 'operator';
}

/** Why somebody is not let in; null: they are. Nobody signed in: `actor` is null. */
export function accessRefusal(access: Access, actor: Actor | null): ErrorCode | null {
  if (!needsSession(access)) return null;
  if (actor === null) return 'not_signed_in';
  if (access === 'session') return null;
  const isLetIn = access === 'moderator' ? isModerator(actor) : actor.accountRole === access;
  return isLetIn ? null : 'forbidden';
}

/** The person who acts. */
export function signedIn(actor: Actor | null): Actor {
  if (actor === null) throw new Refusal('not_signed_in');
  return actor;
}
