import type { CaseState } from '#api/platform/issueLifecycle.rules.ts';
import type { StandingRuling } from '#api/case/rulings/ambassadorPolicy.rules.ts';
import type { CaseView, JudgedProof } from '#schema/case/verification.ts';
import type { Voter } from '#api/case/proof/electorate.rules.ts';
import type { BallotBox } from '#api/case/voting/tally.rules.ts';

type Shown = JudgedProof['voters'][number];

/** A voter as stored: weights as text, since they exceed what JSON numbers can hold. */
export type VoterFacts = Omit<Shown, 'weightBp'> & {
  weight: string;
  pledgedCents: string;
  isFrozen: boolean;
};

export type ProofFacts = Omit<JudgedProof, 'voters' | 'tally'> & {
  voters: VoterFacts[];
  isFinal: boolean;
};

/** Everything stored about a case, and how the viewer relates to it. */
export type CaseFacts = CaseState &
  Pick<CaseView, 'issueId' | 'payout' | 'rating'> & {
    /** Newest first. */
    proofs: ProofFacts[];
    work: { solverId: string; deadlineAt: string } | null;
    /** Who was paid. */
    paidSolverId: string | null;
    creatorId: string | null;
    standing: StandingRuling | null;
    /** By name: as fixed at the choice; before that, the current ones. */
    ambassadors: string[];
    /** The case's limit above which an escrow counts as large; null: the installation's limit applies. */
    largeEscrowCents: string | null;
    viewer: {
      ownStars: number | null;
      isStoryTold: boolean;
      hasPaid: boolean;
      /** Their money was in escrow when the proposal was chosen. */
      isChooser: boolean;
      /** Creator, donor, proposer, juror, objector or expert. */
      isParty: boolean;
      /** Whether the viewer is an ambassador of the case; null: no choice yet, the current role counts. */
      isAmbassador: boolean | null;
    };
  };

/** The vote on a proof as the rules count it. */
export function toBallotBox({ voters }: ProofFacts): BallotBox {
  return {
    voters: voters.map(({ userId, role, weight, pledgedCents }): Voter => ({
      userId,
      role,
      weight: BigInt(weight),
      pledgedCents: BigInt(pledgedCents),
    })),
    ballots: new Map(
      voters.flatMap(({ userId, choice }) => (choice === null ? [] : [[userId, choice] as const])),
    ),
    frozenIds: new Set(voters.filter(({ isFrozen }) => isFrozen).map(({ userId }) => userId)),
  };
}
