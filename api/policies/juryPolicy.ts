import type { Actor } from '#api/domain/actor.ts';
import type { Refusal } from '#api/domain/refusal.ts';

type Verdict = ConstructorParameters<typeof Refusal>[0] | null;

/** Answers an offer or judges; whether there is a seat is the draw's to say. */
export function mayServeOnJury(actor: Actor): Verdict {
  return actor.isFrozen ? 'account_frozen' : null;
}
