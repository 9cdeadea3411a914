import { verifierFigures, type DecidedVote } from './reputation.rules.ts';

/** A ballot or verdict with its author and the moment at which the case became final. */
export type LoggedVote = DecidedVote & { userId: string; decidedAt: Date };

export type LeaderboardRow = {
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
