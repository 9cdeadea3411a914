import type { Actor } from './actor.rules.ts';
import { Refusal } from './refusal.rules.ts';

/** The person who acts. */
export function signedIn(actor: Actor | null): Actor {
  if (actor === null) throw new Refusal('not_signed_in');
  return actor;
}
