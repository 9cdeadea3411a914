import type { Actor } from '#api/domain/actor.ts';
import { isModerator } from '#api/domain/moderation.ts';
import { hasStake, type CaseParties } from '#api/domain/verification/ruling.ts';
import type { ErrorCode } from '#schema/errors.ts';

/** Hides an issue or shows it again. Its money stands still meanwhile, so nobody with a stake may. */
export function mayHide(
  actor: Actor,
  on: { parties: CaseParties; isHidden: boolean },
  isHidden: boolean,
): ErrorCode | null {
  if (!isModerator(actor)) return 'forbidden';
  if (actor.isFrozen) return 'account_frozen';
  if (hasStake(actor.id, on.parties)) return 'has_stake';
  return on.isHidden === isHidden ? 'wrong_state' : null;
}
