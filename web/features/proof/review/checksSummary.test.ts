import { describe, expect, it } from 'vitest';
import { checksSummary, type CheckedFact } from './checksSummary.ts';

const facts = (...results: CheckedFact['result'][]): CheckedFact[] =>
  results.map((result) => ({ check: 'reuse', result }));

describe('the line above the checks of a proof', () => {
  it('says that all are consistent, or how many are not', () => {
    expect(checksSummary(facts('consistent', 'consistent'))).toContain('all 2 consistent');
    expect(checksSummary(facts('consistent', 'weak', 'contradictory', 'weak'))).toContain(
      '1 consistent, 2 weak, 1 contradictory',
    );
  });
});
