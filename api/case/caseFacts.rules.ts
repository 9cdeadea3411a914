import type { CaseState } from '#api/platform/issueLifecycle.rules.ts';
import type { StandingRuling } from '#api/case/rulings/ambassadorPolicy.rules.ts';
import type { CaseView, JudgedProof } from '#schema/verification/verification.ts';

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
    viewer: {
      ownStars: number | null;
      isStoryTold: boolean;
      hasPaid: boolean;
      /** Their money was there when the proposal was chosen. */
      isChooser: boolean;
      /** Creator, donor, proposer, juror, objector or expert. */
      isParty: boolean;
    };
  };
