import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  TRUST_POINTS,
  proposeRestriction,
  solverFigures,
  trustScore,
  verifierFigures,
  type TrustEvent,
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
