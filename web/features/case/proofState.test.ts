import { describe, expect, it } from 'vitest';
import { VERIFICATION_STATES } from '#schema/case/verification.ts';
import { awaitsJuror, isOpenDuty } from './isOpenDuty.ts';
import { proofState } from './proofState.ts';

describe('how a proof stands', () => {
  it('is its outcome once it has one, whatever the case does then', () => {
    for (const verification of VERIFICATION_STATES) {
      expect(proofState({ outcome: 'accepted' }, verification).word).toBe('Accepted');
      expect(proofState({ outcome: null }, verification).word).not.toBe('');
    }
    expect(proofState({ outcome: null }, 'jury').word).toBe('With the jury');
  });
});

describe('a seat on a jury', () => {
  it('asks something of its juror until it is answered with no or the jury closes', () => {
    expect(isOpenDuty({ status: 'offered', outcome: null })).toBe(true);
    expect(isOpenDuty({ status: 'accepted', outcome: null })).toBe(true);
    expect(isOpenDuty({ status: 'declined', outcome: null })).toBe(false);
    expect(isOpenDuty({ status: 'lapsed', outcome: null })).toBe(false);
    expect(isOpenDuty({ status: 'accepted', outcome: 'accepted' })).toBe(false);
  });

  it('stays open once the verdict is given, but awaits its juror no longer', () => {
    const seat = { status: 'accepted', outcome: null } as const;
    const ownVerdict = { choice: 'approve', reason: 'Done.', givenAt: '2026-01-01' } as const;
    expect(awaitsJuror({ ...seat, ownVerdict: null })).toBe(true);
    expect(awaitsJuror({ ...seat, ownVerdict })).toBe(false);
    expect(isOpenDuty(seat)).toBe(true);
  });
});
