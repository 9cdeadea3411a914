import type { Actor } from '#api/platform/actor.rules.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';

/** The person who acts. Throws Refusal `not_signed_in`. */
export function signedIn(actor: Actor | null): Actor {
  if (actor === null) throw new Refusal('not_signed_in');
  return actor;
}
