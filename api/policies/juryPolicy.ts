import type { Actor } from '#api/domain/actor.ts';
import type { ErrorCode } from '#schema/errors.ts';

/** Answers an offer or judges; whether there is a seat is the draw's to say. */
export function mayServeOnJury(actor: Actor): ErrorCode | null {
  return actor.isFrozen ? 'account_frozen' : null;
}
