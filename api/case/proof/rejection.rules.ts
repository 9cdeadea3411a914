import { daysAfter, hasPassed, hoursAfter } from '#api/platform/instant.rules.ts';
import { APPEAL_HOURS, PROOFS_PER_PROPOSAL, SECOND_PROOF_DAYS } from '#schema/limits.ts';

/** What a solver may still do after a rejection; a null member: not that. */
export type Remedy = { secondProofUntil: Date | null; appealUntil: Date | null };

export type RejectedProof = {
  /** 1 for the first proof of a proposal, 2 for the second. */
  proofNumber: number;
  /** Who rejected it. */
  by: 'vote' | 'jury';
  /** The solver appealed, choosing the jury over a second proof. */
  isAppeal: boolean;
};

/**
 * The solver's remedies after a rejection. Promise: seven days for one second proof, or 72 hours to appeal; a
 * second rejection can only be appealed; a verdict on the solver's own appeal is final. A jury that others
 * called leaves the second proof, but no appeal to itself. Null: the proposal has ended, and the money is
 * available for another one.
 */
export function remedyAfter(rejected: RejectedProof, rejectedAt: Date): Remedy | null {
  const { proofNumber, by, isAppeal } = rejected;
  const hasSecondProof = proofNumber < PROOFS_PER_PROPOSAL && !isAppeal;
  const remedy = {
    secondProofUntil: hasSecondProof ? daysAfter(rejectedAt, SECOND_PROOF_DAYS) : null,
    appealUntil: by === 'vote' ? hoursAfter(rejectedAt, APPEAL_HOURS) : null,
  };
  return hasRemedy(remedy, rejectedAt) ? remedy : null;
}

/** Whether the solver may submit the second proof now. */
export function maySubmitSecondProof({ secondProofUntil }: Remedy, now: Date): boolean {
  return secondProofUntil !== null && !hasPassed(secondProofUntil, now);
}

/** Whether the solver may appeal the rejection to the jury now. */
export function mayAppeal({ appealUntil }: Remedy, now: Date): boolean {
  return appealUntil !== null && !hasPassed(appealUntil, now);
}

/** Whether any remedy is left; otherwise the proposal ends as rejected. */
export function hasRemedy(remedy: Remedy, now: Date): boolean {
  return maySubmitSecondProof(remedy, now) || mayAppeal(remedy, now);
}
