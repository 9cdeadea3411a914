import { describe, expect, it } from 'vitest';
import { decideChargeback } from './chargeback.ts';
import { isBalanced } from './ledger.ts';

const issue = {
  id: 'i',
  status: 'in_progress',
  fundingCents: 5_000n,
  pledgerCount: 2,
  isFrozen: false,
} as const;
const pledge = {
  id: 'p',
  donorId: 'ann',
  amountCents: 2_000n,
  isHeld: true,
  isLastOfDonor: true,
  returnedCents: 0n,
};

describe('a pledge that a bank takes back', () => {
  it('leaves the escrow at once and freezes the rest, also while work is under way', () => {
    const decision = decideChargeback(issue, pledge);
    expect(decision).toMatchObject({
      status: 'in_progress',
      fundingCents: 3_000n,
      pledgerCount: 1,
      isFrozen: true,
    });
    expect(isBalanced(decision.postings)).toBe(true);
    expect(decision.postings).toContainEqual({
      account: { kind: 'escrow', id: 'i' },
      amountCents: -2_000n,
    });
  });

  it('leaves an issue reported when nothing else is there, and keeps other pledges counted', () => {
    const only = { ...issue, status: 'funded', fundingCents: 2_000n, pledgerCount: 1 } as const;
    expect(decideChargeback(only, pledge)).toMatchObject({ status: 'reported', pledgerCount: 0 });
    expect(decideChargeback(issue, { ...pledge, isLastOfDonor: false }).pledgerCount).toBe(2);
    const funded = { ...issue, status: 'funded' } as const;
    expect(decideChargeback(funded, pledge).status).toBe('funded');
    const working = { ...issue, fundingCents: 2_000n };
    expect(decideChargeback(working, pledge)).toMatchObject({
      status: 'in_progress',
      fundingCents: 0n,
    });
  });

  it('freezes an open issue also when that pledge was returned before', () => {
    const returned = { ...pledge, isHeld: false, returnedCents: 2_000n };
    expect(decideChargeback(issue, returned)).toMatchObject({
      isFrozen: true,
      fundingCents: 5_000n,
      postings: [],
    });
  });

  it('is the platform’s loss once it is spent: solver and other donors keep what they have', () => {
    const completed = { ...issue, status: 'completed', fundingCents: 0n } as const;
    const spent = { ...pledge, isHeld: false, returnedCents: 150n };
    const decision = decideChargeback(completed, spent);
    expect(decision).toMatchObject({ status: 'completed', fundingCents: 0n, isFrozen: false });
    expect(decision.postings).toEqual([
      { account: { kind: 'platform', id: null }, amountCents: -1_850n },
      { account: { kind: 'donor', id: 'ann' }, amountCents: 1_850n },
    ]);
  });
});
