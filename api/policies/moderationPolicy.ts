import type { Actor } from '#api/domain/actor.ts';
import { isModerator } from '#api/domain/moderation.ts';
import type { Refusal } from '#api/domain/refusal.ts';
import { hasStake, type CaseParties } from '#api/domain/verification/ruling.ts';

type Verdict = ConstructorParameters<typeof Refusal>[0] | null;

/** Hides an issue or shows it again. Its money stands still meanwhile, so nobody with a stake may. */
export function mayHide(
  actor: Actor,
  on: { parties: CaseParties; isHidden: boolean },
  isHidden: boolean,
): Verdict {
  if (!isModerator(actor)) return 'forbidden';
  if (actor.isFrozen) return 'account_frozen';
  if (hasStake(actor.id, on.parties)) return 'has_stake';
  return on.isHidden === isHidden ? 'wrong_state' : null;
}
