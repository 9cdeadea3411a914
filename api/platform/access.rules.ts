import { ERRORS, type ErrorCode, type FieldError } from '#schema/errors.ts';
import { needsSession, type Access } from '#schema/defineEndpoint.ts';
import type { ContactLevel } from '#schema/people/contact.ts';
import type { AccountRole } from '#schema/people/user.ts';

/** A rule's refusal, with a code that `schema/errors.ts` maps to a status and a sentence. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;

  constructor(code: ErrorCode, errors?: FieldError[]) {
    super(ERRORS[code][1]);
    this.code = code;
    this.errors = errors;
  }
}

/** Throws the reason, if any, as a Refusal. */
export function permit(denial: ErrorCode | null): void {
  if (denial !== null) throw new Refusal(denial);
}

/** `retryAfterS` becomes the `Retry-After` header. */
export class RateLimited extends Refusal {
  readonly retryAfterS: number;

  constructor(retryAfterS: number) {
    super('rate_limited');
    this.retryAfterS = retryAfterS;
  }
}

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
