import type { ProofChoice } from '#api/domain/verification/ballots.ts';
import { utf8Bytes } from '#api/domain/media/bytes.ts';
import type { JuryWidening } from '#api/domain/verification/jury.ts';
import type { JuryOutcome, Seat } from '#api/domain/verification/jurySeats.ts';
import type { Ruling } from '#api/domain/verification/ruling.ts';
import type { JudgedProof } from '#schema/verification/verification.ts';
import type { MockState } from './mockState.ts';
import { sha256, toHex } from './sha256.ts';

export type VerdictRow = {
  userId: string;
  choice: ProofChoice;
  reason: string;
  salt: Uint8Array;
  seal: Uint8Array;
  givenAt: string;
};

/** What fixed a draw; bytes as hexadecimal, people under pseudonyms. */
export type DrawRow = JuryWidening & {
  auditHead: string;
  auditSequence: number;
  listHash: string;
  seed: string;
  order: string[];
};

export type JuryRow = {
  proofId: string;
  issueId: string;
  isAppeal: boolean;
  calledAt: Date;
  endsAt: Date;
  /** Null: too few people could be drawn. */
  draw: DrawRow | null;
  /** The people in the order of the draw. */
  order: string[];
  seats: Seat[];
  verdicts: VerdictRow[];
  outcome: JuryOutcome | null;
};

export type RulingRow = Ruling & {
  id: string;
  issueId: string;
  proofId: string;
  reason: string;
  needsConfirmation: boolean;
  writtenAt: string;
  confirmedAt: string | null;
};

export type AccountFlagRow = {
  id: string;
  userId: string;
  byId: string;
  reason: string;
  raisedAt: string;
  settled: 'upheld' | 'dismissed' | null;
};

/** Who took off the freeze that followed from a report. */
export type AccountLiftRow = { byId: string; reason: string; liftedAt: string };

/** Who somebody is in the draw over one proof. */
export const pseudonymOf = (proofId: string, userId: string): string =>
  toHex(sha256(utf8Bytes(`mock salt ${proofId}${userId}`)));

/** The newest ruling on a proof, which alone counts. */
export function standingRuling(state: MockState, proofId: string): RulingRow | null {
  return state.rulings.findLast((row) => row.proofId === proofId) ?? null;
}

/** How many sit on a jury. */
export const seatsAccepted = ({ seats }: JuryRow): number =>
  seats.filter(({ status }) => status === 'accepted').length;

/** A jury as everybody sees it. */
export function presentJury(jury: JuryRow | undefined): JudgedProof['jury'] {
  if (!jury) return null;
  const { isAppeal, calledAt, endsAt, outcome, proofId, verdicts } = jury;
  const opened = outcome === null ? [] : verdicts;
  const sorted = opened.toSorted((a, b) =>
    pseudonymOf(proofId, a.userId) < pseudonymOf(proofId, b.userId) ? -1 : 1,
  );
  return {
    isAppeal,
    calledAt: calledAt.toISOString(),
    endsAt: endsAt.toISOString(),
    seatsAccepted: seatsAccepted(jury),
    verdictsGiven: verdicts.length,
    outcome,
    verdicts: sorted.map(({ choice, reason }) => ({ choice, reason })),
  };
}

/** A ruling as everybody sees it. */
export function presentRuling(ruling: RulingRow | null): JudgedProof['ruling'] {
  if (!ruling) return null;
  const { id, choice, reason, writtenAt, needsConfirmation, confirmedAt } = ruling;
  return { id, choice, reason, writtenAt, needsConfirmation, confirmedAt };
}
