import { Refusal } from '#api/platform/refusal.rules.ts';
import { LARGE_ESCROW_CENTS } from '#schema/limits.ts';
import type { Cents } from '#schema/money/money.ts';
import type { RulingChoice } from '#schema/verification/verification.ts';

/** Everybody who gains, loses or has already judged in a case. */
export type CaseParties = {
  creatorId: string | null;
  /** Who ever pledged here, given back or not. */
  donorIds: ReadonlySet<string>;
  /** Who ever proposed here, the chosen solver included. */
  proposerIds: ReadonlySet<string>;
  jurorIds: ReadonlySet<string>;
  /** Who raised a flag in this case: an accuser does not judge. */
  flaggerIds: ReadonlySet<string>;
  /** Who was ever asked for a paid report here: an expert witness does not judge. */
  validatorIds: ReadonlySet<string>;
};

/** A ruling as written; it takes effect when `isRulingFinal`. */
export type Ruling = {
  byId: string;
  choice: RulingChoice;
  /** The money in escrow when it was written. */
  escrowCents: Cents;
  confirmedById: string | null;
};

/** Whether a person has a stake in the case or has taken a side, and so cannot rule. */
export function hasStake(personId: string, parties: CaseParties): boolean {
  const { creatorId, ...others } = parties;
  return personId === creatorId || Object.values(others).some((ids) => ids.has(personId));
}

/** Whether money of this size moves only with a second ambassador: above the installation's limit. */
export function needsConfirmation(
  escrowCents: Cents,
  largeEscrowCents: Cents = LARGE_ESCROW_CENTS,
): boolean {
  return escrowCents > largeEscrowCents;
}

/** The ruling of an ambassador. Throws Refusal `has_stake`. */
export function writeRuling(ruling: Omit<Ruling, 'confirmedById'>, parties: CaseParties): Ruling {
  if (hasStake(ruling.byId, parties)) throw new Refusal('has_stake');
  return { ...ruling, confirmedById: null };
}

/**
 * The ruling with a second ambassador's word. The one who wrote it cannot confirm it. Throws
 * Refusal `has_stake`, `forbidden` (the same person) or `wrong_state` (confirmed already).
 */
export function confirmRuling(ruling: Ruling, byId: string, parties: CaseParties): Ruling {
  if (hasStake(byId, parties)) throw new Refusal('has_stake');
  if (byId === ruling.byId) throw new Refusal('forbidden');
  if (ruling.confirmedById !== null) throw new Refusal('wrong_state');
  return { ...ruling, confirmedById: byId };
}

/**
 * Whether a ruling takes effect. `escrowCents` is what is in escrow now: pledges that came after
 * it was written can make a second ambassador necessary, and nothing makes one unnecessary again.
 */
export function isRulingFinal(
  ruling: Ruling,
  escrowCents: Cents,
  largeEscrowCents: Cents = LARGE_ESCROW_CENTS,
): boolean {
  const largest = escrowCents > ruling.escrowCents ? escrowCents : ruling.escrowCents;
  return ruling.confirmedById !== null || !needsConfirmation(largest, largeEscrowCents);
}
