import { describe, expect, it } from 'vitest';
import { confirmRuling, isRulingFinal, writeRuling } from './ruling.rules.ts';
import { hasStake, type CaseParties } from '#api/issues/parties.rules.ts';

const parties: CaseParties = {
  creatorId: 'creator',
  donorIds: new Set(['donor']),
  proposerIds: new Set(['solver', 'other proposer']),
  jurorIds: new Set(['juror']),
  flaggerIds: new Set(['flagger']),
  validatorIds: new Set(['expert']),
};
const written = (escrowCents: bigint) =>
  writeRuling({ byId: 'amy', choice: 'refund', escrowCents }, parties);

describe('a ruling', () => {
  it('is not for anybody who has a stake or took a side', () => {
    const parts = ['creator', 'donor', 'solver', 'other proposer', 'juror', 'flagger', 'expert'];
    for (const byId of parts) {
      expect(hasStake(byId, parties)).toBe(true);
      expect(() => writeRuling({ byId, choice: 'release', escrowCents: 1n }, parties)).toThrow(
        expect.objectContaining({ code: 'has_stake' }),
      );
      expect(() => confirmRuling(written(1n), byId, parties)).toThrow(
        expect.objectContaining({ code: 'has_stake' }),
      );
    }
    expect(hasStake('amy', { ...parties, creatorId: null })).toBe(false);
  });

  it('takes effect at once up to $1,000', () => {
    expect(isRulingFinal(written(100_000n), 100_000n)).toBe(true);
  });

  it('needs another ambassador above $1,000', () => {
    const ruling = written(100_001n);
    expect(isRulingFinal(ruling, 100_001n)).toBe(false);
    expect(() => confirmRuling(ruling, 'amy', parties)).toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    );
    const confirmed = confirmRuling(ruling, 'ben', parties);
    expect(isRulingFinal(confirmed, 100_001n)).toBe(true);
    expect(() => confirmRuling(confirmed, 'cat', parties)).toThrow(
      expect.objectContaining({ code: 'wrong_state' }),
    );
  });

  it('needs another ambassador too when the money grew or shrank meanwhile', () => {
    expect(isRulingFinal(written(50_000n), 100_001n)).toBe(false);
    expect(isRulingFinal(written(100_001n), 50_000n)).toBe(false);
    expect(isRulingFinal(written(100_001n), 50_000n, 200_000n)).toBe(true);
  });
});
