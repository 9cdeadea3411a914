import type { ProofChoice } from '#api/domain/verification/ballots.ts';
import {
  solverFigures,
  verifierFigures,
  type DecidedVote,
} from '#api/domain/verification/reputation.ts';
import type { MockState } from './mockState.ts';
import type { ProofRow } from './proofs.ts';

/** A person's record as solver, from the proposals that were judged to the end. */
export function solverRecord(state: MockState, userId: string) {
  const judged = [...state.proposals.values()].filter(
    (row) => row.solverId === userId && (row.status === 'completed' || row.status === 'rejected'),
  );
  return solverFigures(
    judged.map(({ id, issueId, status }) => {
      const proofs = [...state.proofs.values()].filter(({ proposalId }) => proposalId === id);
      const isCompleted = status === 'completed';
      const ratings = state.ratings.filter((row) => isCompleted && row.issueId === issueId);
      return {
        isCompleted,
        isDisputed: proofs.some((proof) => isDisputed(state, proof)),
        ratings: ratings.map(({ stars }) => stars),
      };
    }),
  );
}

function isDisputed({ acts, juries }: MockState, proof: ProofRow): boolean {
  const wasRejected = (acts.get(proof.issueId) ?? []).some(
    ({ action, data }) => action === 'proof_rejected' && data.proofId === proof.id,
  );
  return (
    wasRejected ||
    proof.outcome === 'rejected' ||
    proof.decidedBy === 'jury' ||
    proof.decidedBy === 'ambassador' ||
    juries.has(proof.id) ||
    proof.flags.length > 0
  );
}

type Said = { userId: string; choice: ProofChoice };

/** What a person said in one round, once the outcome is final. */
function decidedIn(round: readonly Said[], proof: ProofRow, userId: string): DecidedVote[] {
  const own = round.find((one) => one.userId === userId);
  if (!own || !proof.isFinal) return [];
  const yes = round.filter(({ choice }) => choice === 'approve').length;
  const no = round.length - yes;
  const isYes = own.choice === 'approve';
  return [
    {
      hasAgreed: isYes === (proof.outcome === 'accepted'),
      isWithMajority: yes === no ? null : isYes === yes > no,
    },
  ];
}

/** A person's record as verifier, from the cases that are over. */
export function verifierRecord({ proofs, juries }: MockState, userId: string) {
  return verifierFigures(
    [...proofs.values()].flatMap((proof) => [
      ...decidedIn(proof.ballots, proof, userId),
      ...decidedIn(juries.get(proof.id)?.verdicts ?? [], proof, userId),
    ]),
  );
}
