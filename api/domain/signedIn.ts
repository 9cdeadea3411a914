import type { Actor } from '#api/domain/actor.ts';
import { Refusal } from '#api/domain/refusal.ts';

/** The person who acts. Throws Refusal `not_signed_in`. */
export function signedIn(actor: Actor | null): Actor {
  if (actor === null) throw new Refusal('not_signed_in');
  return actor;
}
