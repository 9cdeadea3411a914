import { TRUST_MAX, TRUST_MIN_TO_PROPOSE, TRUST_START } from '#schema/limits.ts';

/** What moves a person's trust, by how many points. Shown on every profile. */
export const TRUST_POINTS = {
  /** A ballot or verdict that agreed with the final outcome. */
  agreed: 2,
  disagreed: -2,
  solution_completed: 5,
  finally_rejected: -10,
  account_flag_upheld: -20,
  /** An objection to a proof that an ambassador found without ground. */
  flag_dismissed: -2,
} as const;
export type TrustEvent = keyof typeof TRUST_POINTS;

/**
 * The trust score, 0 to 100, from a person's log, oldest first. It starts at 50 and stays within
 * its bounds at every step: a long good record is no licence, and a bad one can be mended.
 */
export function trustScore(log: readonly TrustEvent[]): number {
  return log.reduce(
    (score, event) => Math.min(TRUST_MAX, Math.max(0, score + TRUST_POINTS[event])),
    TRUST_START,
  );
}

/** Part of a whole in basis points (1/100 of a percent), rounded down; null of nothing. */
function basisPoints(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.floor((part * 10_000) / whole);
}

const countOf = <Item>(items: readonly Item[], is: (item: Item) => boolean) =>
  items.filter(is).length;

/** One proposal whose proof was judged to the end. */
export type SolverCase = {
  isCompleted: boolean;
  /** It was flagged, rejected at least once, or needed a jury or ambassadors. */
  isDisputed: boolean;
  /** What creator and donors gave after completion, 1 to 5 each. */
  ratings: readonly number[];
};

type SolverFigures = {
  issuesSolved: number;
  /** Hundredths of a star, rounded half up: 467 is 4.67. Null without ratings. */
  averageRatingHundredths: number | null;
  ratingCount: number;
  /** Disputed of all judged cases, in basis points; null without cases. */
  disputeRateBp: number | null;
};

/** A solver's record from the cases that are over. */
export function solverFigures(cases: readonly SolverCase[]): SolverFigures {
  const ratings = cases.flatMap((one) => one.ratings);
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  const count = ratings.length;
  return {
    issuesSolved: countOf(cases, ({ isCompleted }) => isCompleted),
    averageRatingHundredths: count === 0 ? null : Math.floor((sum * 200 + count) / (count * 2)),
    ratingCount: count,
    disputeRateBp: basisPoints(
      countOf(cases, ({ isDisputed }) => isDisputed),
      cases.length,
    ),
  };
}

/** A ballot or verdict in a case whose outcome is final. */
export type DecidedVote = {
  /** It said what came out in the end, after jury and ambassadors. */
  hasAgreed: boolean;
  /** It said what most people of its own vote said; null: they were evenly split. */
  isWithMajority: boolean | null;
};

type VerifierFigures = {
  verifications: number;
  /** Votes that agreed with the final outcome, in basis points; null without votes. */
  accuracyBp: number | null;
  /** Votes with the majority of their own round, in basis points; even splits are left out. */
  consensusBp: number | null;
};

/** A verifier's record from the cases that are over. */
export function verifierFigures(votes: readonly DecidedVote[]): VerifierFigures {
  const settled = votes.filter(({ isWithMajority }) => isWithMajority !== null);
  return {
    verifications: votes.length,
    accuracyBp: basisPoints(
      countOf(votes, ({ hasAgreed }) => hasAgreed),
      votes.length,
    ),
    consensusBp: basisPoints(
      countOf(settled, ({ isWithMajority }) => isWithMajority === true),
      settled.length,
    ),
  };
}

/** Why a person may not propose now, or null. A frozen account only reads. */
export function proposeRestriction(person: {
  trustScore: number;
  isFrozen: boolean;
}): 'account_frozen' | 'trust_too_low' | null {
  if (person.isFrozen) return 'account_frozen';
  return person.trustScore < TRUST_MIN_TO_PROPOSE ? 'trust_too_low' : null;
}

/** A ballot or verdict with its author and the moment at which the case became final. */
export type LoggedVote = DecidedVote & { userId: string; decidedAt: Date };

type LeaderboardRow = {
  /** People with equal records share a rank; the next one counts them all. */
  rank: number;
  userId: string;
  agreedCount: number;
  verifications: number;
  accuracyBp: number;
};

/** The calendar month of a moment in UTC, such as "2026-05". */
export function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7);
}

/**
 * The verifiers of a month: by how many of their votes agreed with the final outcome, then by the
 * part that did. A case belongs to the month in which it became final, so a closed month never
 * changes.
 */
export function verifierLeaderboard(votes: readonly LoggedVote[], month: string): LeaderboardRow[] {
  const byPerson = new Map<string, LoggedVote[]>();
  for (const vote of votes) {
    if (monthOf(vote.decidedAt) !== month) continue;
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

/** With equal agreements the one who needed fewer votes for them was right more often. */
function compareRecords(a: VerifierRecord, b: VerifierRecord): number {
  return b.agreedCount - a.agreedCount || a.verifications - b.verifications;
}
