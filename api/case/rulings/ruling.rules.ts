import { hasStake, type CaseParties } from '#api/issues/parties.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { LARGE_ESCROW_CENTS } from '#schema/limits.ts';
import type { Cents } from '#schema/money/money.ts';
import type { RulingChoice } from '#schema/case/verification.ts';

/** A ruling as written; it takes effect when `isRulingFinal`. */
export type Ruling = {
  byId: string;
  choice: RulingChoice;
  /** The money in escrow when it was written. */
  escrowCents: Cents;
  confirmedById: string | null;
};

/** Whether an escrow of this size needs a second ambassador: above the installation's limit. */
export function needsConfirmation(
  escrowCents: Cents,
  largeEscrowCents: Cents = LARGE_ESCROW_CENTS,
): boolean {
  return escrowCents > largeEscrowCents;
}

/** The ruling of an ambassador. */
export function writeRuling(ruling: Omit<Ruling, 'confirmedById'>, parties: CaseParties): Ruling {
  if (hasStake(ruling.byId, parties)) throw new Refusal('has_stake');
  return { ...ruling, confirmedById: null };
}

/** The ruling with a second ambassador's confirmation. Its author cannot confirm it. */
export function confirmRuling(ruling: Ruling, byId: string, parties: CaseParties): Ruling {
  if (hasStake(byId, parties)) throw new Refusal('has_stake');
  if (byId === ruling.byId) throw new Refusal('forbidden');
  if (ruling.confirmedById !== null) throw new Refusal('wrong_state');
  return { ...ruling, confirmedById: byId };
}

/**
 * Whether a ruling takes effect. `escrowCents` is what is in escrow now: pledges made after it was written
 * can make a second ambassador necessary, but nothing makes one unnecessary again.
 */
export function isRulingFinal(
  ruling: Ruling,
  escrowCents: Cents,
  largeEscrowCents: Cents = LARGE_ESCROW_CENTS,
): boolean {
  const largest = escrowCents > ruling.escrowCents ? escrowCents : ruling.escrowCents;
  return ruling.confirmedById !== null || !needsConfirmation(largest, largeEscrowCents);
}
