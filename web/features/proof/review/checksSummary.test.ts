import { describe, expect, it } from 'vitest';
import { checksSummary, isContradicted, type CheckedFact } from './checksSummary.ts';

const facts = (...results: CheckedFact['result'][]): CheckedFact[] =>
  results.map((result) => ({ check: 'reuse', result }));

describe('the line above the checks of a proof', () => {
  it('says that the photos look genuine, or how much of that is unclear', () => {
    expect(checksSummary(facts('consistent', 'consistent'))).toBe('Photos look genuine.');
    expect(checksSummary(facts('consistent', 'weak'))).toBe(
      'Photos look genuine; 1 point is unclear',
    );
    expect(checksSummary(facts('weak', 'weak'))).toBe('Photos look genuine; 2 points are unclear');
  });

  it('says a contradiction before anything else', () => {
    const contradicted = facts('consistent', 'weak', 'contradictory', 'weak');
    expect(checksSummary(contradicted)).toBe('1 point contradicts this proof');
    expect(isContradicted(contradicted)).toBe(true);
    expect(isContradicted(facts('weak'))).toBe(false);
  });
});
