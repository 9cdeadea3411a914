import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  TRUST_POINTS,
  proposeRestriction,
  solverFigures,
  trustScore,
  verifierFigures,
  type TrustEvent,
  toMonth,
  verifierLeaderboard,
  type LoggedVote,
} from './reputation.rules.ts';

const event = fc.constantFrom(...(Object.keys(TRUST_POINTS) as TrustEvent[]));

describe('the trust score', () => {
  it('starts at 50 and counts what happened', () => {
    expect(trustScore([])).toBe(50);
    expect(trustScore(['agreed', 'agreed', 'disagreed', 'solution_completed'])).toBe(57);
    expect(trustScore(['finally_rejected', 'account_flag_upheld'])).toBe(20);
  });

  it('stays between 0 and 100, and a penalty is felt after any record', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 200 }), (log) => {
        const score = trustScore(log);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(trustScore([...log, 'account_flag_upheld'])).toBe(Math.max(0, score - 20));
        expect(trustScore([...log, 'agreed'])).toBe(Math.min(100, score + 2));
      }),
    );
  });
});

describe('the record of a solver', () => {
  it('is empty, not zero, before the first case is over', () => {
    expect(solverFigures([])).toEqual({
      issuesSolved: 0,
      averageRatingHundredths: null,
      ratingCount: 0,
      disputeRateBp: null,
    });
  });

  it('counts solved issues, averages ratings and shows how many were disputed', () => {
    const figures = solverFigures([
      { isCompleted: true, isDisputed: false, ratings: [5, 5] },
      { isCompleted: true, isDisputed: true, ratings: [4] },
      { isCompleted: false, isDisputed: true, ratings: [] },
    ]);
    expect(figures).toEqual({
      issuesSolved: 2,
      averageRatingHundredths: 467,
      ratingCount: 3,
      disputeRateBp: 6_666,
    });
  });

  it('has an average within the stars that were given', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (ratings) => {
        const { averageRatingHundredths } = solverFigures([
          { isCompleted: true, isDisputed: false, ratings },
        ]);
        expect(averageRatingHundredths).toBeGreaterThanOrEqual(Math.min(...ratings) * 100);
        expect(averageRatingHundredths).toBeLessThanOrEqual(Math.max(...ratings) * 100);
      }),
    );
  });
});

it('measures a verifier against the final outcome and against the others', () => {
  expect(verifierFigures([])).toEqual({ verifications: 0, accuracyBp: null, consensusBp: null });
  const votes = [
    { hasAgreed: true, isWithMajority: true },
    { hasAgreed: true, isWithMajority: false },
    { hasAgreed: false, isWithMajority: null },
    { hasAgreed: true, isWithMajority: true },
  ];
  expect(verifierFigures(votes)).toEqual({
    verifications: 4,
    accuracyBp: 7_500,
    consensusBp: 6_666,
  });
});

it('keeps people below a trust of 20 and frozen accounts from proposing', () => {
  expect(proposeRestriction({ trustScore: 20, isFrozen: false })).toBeNull();
  expect(proposeRestriction({ trustScore: 19, isFrozen: false })).toBe('trust_too_low');
  expect(proposeRestriction({ trustScore: 90, isFrozen: true })).toBe('account_frozen');
});

const vote = (userId: string, hasAgreed: boolean, decidedAt = '2026-05-10T00:00:00.000Z') => ({
  userId,
  hasAgreed,
  isWithMajority: true,
  decidedAt: new Date(decidedAt),
});

it('ranks by votes that agreed, then by the part that did; equals share a rank', () => {
  const votes = [
    ...[true, true, false].map((agreed) => vote('ann', agreed)),
    ...[true, true].map((agreed) => vote('bob', agreed)),
    ...[true, true].map((agreed) => vote('amy', agreed)),
    vote('cy', false),
  ];
  expect(verifierLeaderboard(votes, '2026-05')).toEqual([
    { rank: 1, userId: 'amy', agreedCount: 2, verifications: 2, accuracyBp: 10_000 },
    { rank: 1, userId: 'bob', agreedCount: 2, verifications: 2, accuracyBp: 10_000 },
    { rank: 3, userId: 'ann', agreedCount: 2, verifications: 3, accuracyBp: 6_666 },
    { rank: 4, userId: 'cy', agreedCount: 0, verifications: 1, accuracyBp: 0 },
  ]);
});

it('counts a case in the month in which it became final, in UTC', () => {
  expect(toMonth(new Date('2026-05-31T23:59:59.999Z'))).toBe('2026-05');
  const votes = [
    vote('ann', true, '2026-05-31T23:59:59.999Z'),
    vote('bob', true, '2026-06-01T00:00:00.000Z'),
  ];
  expect(verifierLeaderboard(votes, '2026-05').map(({ userId }) => userId)).toEqual(['ann']);
  expect(verifierLeaderboard(votes, '2026-06').map(({ userId }) => userId)).toEqual(['bob']);
});

it('does not depend on the order of the log', () => {
  const votes = fc.array(fc.tuple(fc.constantFrom('ann', 'bob', 'cy'), fc.boolean()));
  fc.assert(
    fc.property(votes, (cast) => {
      const log: LoggedVote[] = cast.map(([who, agreed]) => vote(who, agreed));
      expect(verifierLeaderboard(log.toReversed(), '2026-05')).toEqual(
        verifierLeaderboard(log, '2026-05'),
      );
    }),
  );
});
