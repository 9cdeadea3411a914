import { TRUST_MAX, TRUST_MIN_TO_PROPOSE, TRUST_START } from '#schema/limits.ts';

/** Published on every profile. */
export const TRUST_POINTS = {
  agreed: 2,
  disagreed: -2,
  solution_completed: 5,
  finally_rejected: -10,
  account_flag_upheld: -20,
  /** An objection that an ambassador found unfounded. */
  flag_dismissed: -2,
} as const;
export type TrustEvent = keyof typeof TRUST_POINTS;

/**
 * 0 to 100, from a person's log, oldest first. Starts at 50 and is clamped at every step: a long good record
 * is no licence, and a bad one can be repaired.
 */
export function trustScore(log: readonly TrustEvent[]): number {
  return log.reduce(
    (score, event) => Math.min(TRUST_MAX, Math.max(0, score + TRUST_POINTS[event])),
    TRUST_START,
  );
}

/** Rounded down; null if `whole` is 0. */
function basisPoints(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.floor((part * 10_000) / whole);
}

const countWhere = <Item>(items: readonly Item[], is: (item: Item) => boolean) =>
  items.filter(is).length;

export type SolverCase = {
  isCompleted: boolean;
  /** Flagged, rejected at least once, or decided by a jury or ambassadors. */
  isDisputed: boolean;
  /** By creator and donors after completion, 1 to 5 each. */
  ratings: readonly number[];
};

type SolverFigures = {
  issuesSolved: number;
  /** Hundredths of a star, rounded half up: 467 is 4.67. Null without ratings. */
  averageRatingHundredths: number | null;
  ratingCount: number;
  /** Share of disputed cases in basis points; null without cases. */
  disputeRateBp: number | null;
};

export function solverFigures(cases: readonly SolverCase[]): SolverFigures {
  const ratings = cases.flatMap((one) => one.ratings);
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  const count = ratings.length;
  return {
    issuesSolved: countWhere(cases, ({ isCompleted }) => isCompleted),
    averageRatingHundredths: count === 0 ? null : Math.floor((sum * 200 + count) / (count * 2)),
    ratingCount: count,
    disputeRateBp: basisPoints(
      countWhere(cases, ({ isDisputed }) => isDisputed),
      cases.length,
    ),
  };
}

export type DecidedVote = {
  /** With the final outcome, after jury and ambassadors. */
  hasAgreed: boolean;
  /** With the majority of its own round; null: an even split. */
  isWithMajority: boolean | null;
};

type VerifierFigures = {
  verifications: number;
  /** Share of votes that agreed with the final outcome, in basis points; null without votes. */
  accuracyBp: number | null;
  /**
   * Share of votes with the majority of their own round, in basis points; even splits are left out.
   */
  consensusBp: number | null;
};

export function verifierFigures(votes: readonly DecidedVote[]): VerifierFigures {
  const settled = votes.filter(({ isWithMajority }) => isWithMajority !== null);
  return {
    verifications: votes.length,
    accuracyBp: basisPoints(
      countWhere(votes, ({ hasAgreed }) => hasAgreed),
      votes.length,
    ),
    consensusBp: basisPoints(
      countWhere(settled, ({ isWithMajority }) => isWithMajority === true),
      settled.length,
    ),
  };
}

/** Null: may propose. A frozen account is read-only. */
export function proposeRestriction(person: {
  trustScore: number;
  isFrozen: boolean;
}): 'account_frozen' | 'trust_too_low' | null {
  if (person.isFrozen) return 'account_frozen';
  return person.trustScore < TRUST_MIN_TO_PROPOSE ? 'trust_too_low' : null;
}

export type LoggedVote = DecidedVote & { userId: string; decidedAt: Date };

type LeaderboardRow = {
  /** Equal records share a rank; the next rank counts them all. */
  rank: number;
  userId: string;
  agreedCount: number;
  verifications: number;
  accuracyBp: number;
};

/** In UTC, such as "2026-05". */
export function toMonth(at: Date): string {
  return at.toISOString().slice(0, 7);
}

/**
 * Ranked by the number of votes that agreed with the final outcome, then by their share. A case
 * belongs to the month in which it became final, so a closed month never changes.
 */
export function verifierLeaderboard(votes: readonly LoggedVote[], month: string): LeaderboardRow[] {
  const byPerson = new Map<string, LoggedVote[]>();
  for (const vote of votes) {
    if (toMonth(vote.decidedAt) !== month) continue;
    byPerson.set(vote.userId, [...(byPerson.get(vote.userId) ?? []), vote]);
  }
  const rows = [...byPerson].map(([userId, own]) => {
    const { verifications, accuracyBp } = verifierFigures(own);
    const agreedCount = own.filter(({ hasAgreed }) => hasAgreed).length;
    return { userId, agreedCount, verifications, accuracyBp: accuracyBp ?? 0 };
  });
  return rows
    .toSorted((a, b) => compareRecords(a, b) || (a.userId < b.userId ? -1 : 1))
    .map((row, _, sorted) => ({
      rank: 1 + sorted.findIndex((other) => compareRecords(other, row) === 0),
      ...row,
    }));
}

type VerifierRecord = Pick<LeaderboardRow, 'agreedCount' | 'verifications'>;

/** With equal agreements fewer votes rank higher. */
function compareRecords(a: VerifierRecord, b: VerifierRecord): number {
  return b.agreedCount - a.agreedCount || a.verifications - b.verifications;
}
