import type { Actor } from '#api/domain/actor.ts';
import type { ErrorCode } from '#schema/errors.ts';

/** Operators say what the installation is and where it is at home. */
export function mayChangeSite(actor: Actor): ErrorCode | null {
  if (actor.accountRole !== 'operator') return 'forbidden';
  return actor.isFrozen ? 'account_frozen' : null;
}
