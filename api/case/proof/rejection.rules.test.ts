import { describe, expect, it } from 'vitest';
import { daysAfter, hoursAfter } from '#api/platform/instant.rules.ts';
import { hasRemedy, mayAppeal, maySubmitSecondProof, remedyAfter } from './rejection.rules.ts';

const noon = new Date('2026-05-01T12:00:00.000Z');
const voted = { by: 'vote', isAppeal: false } as const;

describe('a rejected proof', () => {
  it('leaves seven days for a second one or 72 hours to appeal', () => {
    const remedy = remedyAfter({ ...voted, proofNumber: 1 }, noon);
    expect(remedy).toEqual({
      secondProofUntil: daysAfter(noon, 7),
      appealUntil: hoursAfter(noon, 72),
    });
  });

  it('can only be appealed the second time', () => {
    expect(remedyAfter({ ...voted, proofNumber: 2 }, noon)).toEqual({
      secondProofUntil: null,
      appealUntil: hoursAfter(noon, 72),
    });
  });

  it('is final when the solver took it to the jury', () => {
    for (const proofNumber of [1, 2]) {
      expect(remedyAfter({ proofNumber, by: 'jury', isAppeal: true }, noon)).toBeNull();
    }
  });

  it('leaves the second proof when others called the jury, and then ends', () => {
    expect(remedyAfter({ proofNumber: 1, by: 'jury', isAppeal: false }, noon)).toEqual({
      secondProofUntil: daysAfter(noon, 7),
      appealUntil: null,
    });
    expect(remedyAfter({ proofNumber: 2, by: 'jury', isAppeal: false }, noon)).toBeNull();
  });

  it('takes neither remedy when its time is over', () => {
    const remedy = { secondProofUntil: daysAfter(noon, 7), appealUntil: hoursAfter(noon, 72) };
    const justBefore = (moment: Date) => new Date(moment.getTime() - 1);
    expect(mayAppeal(remedy, justBefore(hoursAfter(noon, 72)))).toBe(true);
    expect(mayAppeal(remedy, hoursAfter(noon, 72))).toBe(false);
    expect(maySubmitSecondProof(remedy, justBefore(daysAfter(noon, 7)))).toBe(true);
    expect(maySubmitSecondProof(remedy, daysAfter(noon, 7))).toBe(false);
    expect(hasRemedy(remedy, hoursAfter(noon, 72))).toBe(true);
    expect(hasRemedy(remedy, daysAfter(noon, 7))).toBe(false);
  });
});
