import type { BallotBox } from '#api/case/voting/tally.rules.ts';
import type { Cents } from '#schema/money/money.ts';
import type { RulingChoice } from '#schema/case/verification.ts';

export type MoneyVote = {
  choice: RulingChoice;
  approveCents: Cents;
  rejectCents: Cents;
  /** Donors whose money did not count: connected with the solver. */
  leftOutIds: string[];
};

/**
 * Decides a proof by the money behind the donors' ballots. More yes than no pays the solver; anything else (a
 * tie, no ballots, more no) refunds the donors. `connectedIds`: the solver, and everybody who has used the
 * same thing.
 */
export function moneyVote(
  { voters, ballots, frozenIds }: BallotBox,
  connectedIds: ReadonlySet<string>,
): MoneyVote {
  const donors = voters.filter(({ userId, role }) => role !== 'creator' && !frozenIds.has(userId));
  const isLeftOut = (userId: string) => connectedIds.has(userId);
  const centsFor = (choice: 'approve' | 'reject') =>
    donors
      .filter(({ userId }) => ballots.get(userId) === choice && !isLeftOut(userId))
      .reduce((sum, { pledgedCents }) => sum + pledgedCents, 0n);
  const [approveCents, rejectCents] = [centsFor('approve'), centsFor('reject')];
  return {
    choice: approveCents > rejectCents ? 'release' : 'refund',
    approveCents,
    rejectCents,
    leftOutIds: donors.map(({ userId }) => userId).filter(isLeftOut),
  };
}
