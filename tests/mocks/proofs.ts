import type { ProofChoice, Voter } from '#api/domain/verification/ballots.ts';
import type { Flag } from '#api/domain/verification/flags.ts';
import type { Remedy } from '#api/domain/verification/rejection.ts';
import type { ReleaseClock } from '#api/domain/verification/releaseClock.ts';
import { Refusal } from '#api/domain/refusal.ts';
import type { CheckedFact, Fix } from '#api/domain/verification/proofChecks.ts';
import type { Cents } from '#schema/money/money.ts';
import type { DECIDERS } from '#schema/verification/verification.ts';
import type { IssueRow, MockState } from './mockState.ts';

export type NonceRow = { id: string; proposalId: string; userId: string; issuedAt: string };

export type CaptureRow = {
  uploadId: string;
  takenAt: string | null;
  position: Fix | null;
  source: 'app' | 'file';
};

export type FlagRow = Flag & { id: string };

export type BallotRow = { userId: string; choice: ProofChoice; reason: string };

/** A proof with everything said about it; times as dates where the rules take them. */
export type ProofRow = {
  id: string;
  issueId: string;
  proposalId: string;
  number: number;
  solverId: string;
  nonceId: string;
  summary: string;
  before: CaptureRow;
  after: CaptureRow;
  checkIn: Fix & { at: string | null };
  videoId: string | null;
  checks: CheckedFact[];
  submittedAt: Date;
  windowEndsAt: Date;
  notes: { text: string; createdAt: string }[];
  voters: Voter[];
  /** Donors among them whose money a bank has taken back. */
  withoutSayIds: string[];
  ballots: BallotRow[];
  flags: FlagRow[];
  /** Null: it has ended. */
  clock: ReleaseClock | null;
  remedy: Remedy | null;
  outcome: 'accepted' | 'rejected' | null;
  decidedBy: (typeof DECIDERS)[number] | null;
  decidedAt: string | null;
  isFinal: boolean;
  /** 32 bytes; public once a jury is drawn with them. */
  jurySecret: Uint8Array;
};

export type PayoutRow = {
  solverId: string;
  solverName: string;
  amountCents: Cents;
  feeCents: Cents;
  returnedCents: Cents;
  releasedAt: Date;
  /** Absent: the money is not out yet. */
  paidAt?: Date;
  decision: { kind: 'acceptance' | 'auto_release' | 'verdict' | 'ruling'; reason: string };
};

export type RatingRow = { issueId: string; userId: string; solverId: string; stars: number };

/** The proofs of an issue, the newest first. */
export function proofsOf({ proofs }: MockState, issueId: string): ProofRow[] {
  return [...proofs.values()].filter((row) => row.issueId === issueId).toReversed();
}

/** The newest proof of the work that goes on, unless its outcome is final; null: none. */
export function openProof(state: MockState, issue: IssueRow): ProofRow | null {
  const [newest] = proofsOf(state, issue.id);
  if (!newest || newest.isFinal) return null;
  return newest.proposalId === issue.selectedProposalId ? newest : null;
}

/** A proof of an issue that is not removed. Throws Refusal `proof_not_found`. */
export function findProof(state: MockState, id: string): ProofRow {
  const proof = state.proofs.get(id);
  if (!proof) throw new Refusal('proof_not_found');
  return proof;
}
