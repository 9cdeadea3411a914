import {
  CREATOR_WEIGHT_PERCENT,
  OTHER_DONORS_WEIGHT_PERCENT,
  TOP_DONOR_WEIGHT_PERCENT,
} from '#schema/limits.ts';
import type { Cents } from '#schema/money/money.ts';

export type VoterRole = 'creator' | 'top_donor' | 'donor';

/** One person's weight in the vote on a proof, fixed when the proposal was chosen. */
export type Voter = {
  userId: string;
  role: VoterRole;
  /** A whole number without a unit: only its share of the sum of all weights has a meaning. */
  weight: bigint;
  /** The money at stake; 0 for the creator, whose pledges give no additional weight. */
  pledgedCents: Cents;
};

/** A pledge in escrow at the time of the choice; the numbers increase with time. */
export type WeighedPledge = { donorId: string; amountCents: Cents; pledgeNumber: number };

export type Electorate = {
  /** Null if the creator's account is gone. */
  creatorId: string | null;
  solverId: string;
  frozenIds: ReadonlySet<string>;
  pledges: readonly WeighedPledge[];
};

type Donor = { userId: string; pledgedCents: Cents; firstNumber: number };

/**
 * Who judges a proof, and with what weight. Promise: creator 50%, top donor 30% (of equal ones the earlier),
 * the other donors 20% in proportion, in whole numbers (50R, 30R, 20 x pledge; R is the money of the others).
 * Without others their part goes to the top donor; without donors the creator decides alone. Solver and
 * frozen accounts have no vote, and a missing part goes to nobody.
 */
export function ballotWeights(electorate: Electorate): Voter[] {
  const { creatorId, solverId, frozenIds } = electorate;
  const hasCreator = creatorId !== null && creatorId !== solverId && !frozenIds.has(creatorId);
  const [top, ...others] = listDonors(electorate);
  const othersCents = others.reduce((sum, donor) => sum + donor.pledgedCents, 0n);
  // With only one donor any common factor will do, so R is 1.
  const factor = others.length === 0 ? 1n : othersCents;
  const topPercent =
    TOP_DONOR_WEIGHT_PERCENT + (others.length === 0 ? OTHER_DONORS_WEIGHT_PERCENT : 0n);
  const voters: Voter[] = [];
  if (hasCreator) {
    const weight = CREATOR_WEIGHT_PERCENT * factor;
    voters.push({ userId: creatorId, role: 'creator', weight, pledgedCents: 0n });
  }
  if (top) voters.push(voter(top, 'top_donor', topPercent * factor));
  for (const donor of others) {
    voters.push(voter(donor, 'donor', OTHER_DONORS_WEIGHT_PERCENT * donor.pledgedCents));
  }
  return voters;
}

function voter({ userId, pledgedCents }: Donor, role: VoterRole, weight: bigint): Voter {
  return { userId, role, weight, pledgedCents };
}

/** Donors who may vote, the largest first, equal ones by their first pledge. */
function listDonors({ creatorId, solverId, frozenIds, pledges }: Electorate): Donor[] {
  const donors = new Map<string, Donor>();
  for (const { donorId, amountCents, pledgeNumber } of pledges) {
    if (donorId === creatorId || donorId === solverId || frozenIds.has(donorId)) continue;
    const known = donors.get(donorId);
    donors.set(donorId, {
      userId: donorId,
      pledgedCents: (known?.pledgedCents ?? 0n) + amountCents,
      firstNumber: Math.min(known?.firstNumber ?? pledgeNumber, pledgeNumber),
    });
  }
  return [...donors.values()].toSorted((a, b) => {
    if (a.pledgedCents !== b.pledgedCents) return a.pledgedCents > b.pledgedCents ? -1 : 1;
    return a.firstNumber - b.firstNumber;
  });
}
