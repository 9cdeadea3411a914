import type { CaseState } from '#api/platform/issueLifecycle.rules.ts';
import type { StandingRuling } from '#api/case/rulings/ambassadorPolicy.rules.ts';
import type { CaseView, JudgedProof } from '#schema/case/verification.ts';
import type { Voter } from '#api/case/proof/electorate.rules.ts';
import type { BallotBox } from '#api/case/voting/tally.rules.ts';

type Shown = JudgedProof['voters'][number];

/** A voter as stored: weights as text, since they outgrow what JSON numbers hold. */
export type VoterFacts = Omit<Shown, 'weightBp'> & {
  weight: string;
  pledgedCents: string;
  isFrozen: boolean;
};

export type ProofFacts = Omit<JudgedProof, 'voters' | 'tally'> & {
  voters: VoterFacts[];
  isFinal: boolean;
};

/** All that is stored about a case, and how the one who looks stands to it. */
export type CaseFacts = CaseState &
  Pick<CaseView, 'issueId' | 'payout' | 'rating'> & {
    /** The newest first. */
    proofs: ProofFacts[];
    work: { solverId: string; deadlineAt: string } | null;
    /** Who was paid. */
    paidSolverId: string | null;
    creatorId: string | null;
    standing: StandingRuling | null;
    /** By name: as fixed at the choice; before it, the current ones. */
    ambassadors: string[];
    /** What counts as much money in it; null: what does in the installation. */
    largeEscrowCents: string | null;
    viewer: {
      ownStars: number | null;
      isStoryTold: boolean;
      hasPaid: boolean;
      /** Their money was there when the proposal was chosen. */
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
