import { describe, expect, it } from 'vitest';
import { decideChargeback, paidInstead } from './chargeback.rules.ts';
import { isBalanced } from '#api/money/ledger.rules.ts';

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
};
const whole = { disputedCents: 2_000n, insteadCents: 0n };

describe('a pledge that a bank takes back', () => {
  it('leaves the escrow at once and freezes the rest, also while work is under way', () => {
    const decision = decideChargeback(issue, pledge, whole);
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
    expect(decideChargeback(only, pledge, whole)).toMatchObject({
      status: 'reported',
      pledgerCount: 0,
    });
    expect(decideChargeback(issue, { ...pledge, isLastOfDonor: false }, whole).pledgerCount).toBe(
      2,
    );
    const funded = { ...issue, status: 'funded' } as const;
    expect(decideChargeback(funded, pledge, whole).status).toBe('funded');
    const working = { ...issue, fundingCents: 2_000n };
    expect(decideChargeback(working, pledge, whole)).toMatchObject({
      status: 'in_progress',
      fundingCents: 0n,
    });
  });

  it('freezes an open issue also when that pledge was on its way back', () => {
    const returned = { ...pledge, isHeld: false };
    const taken = { disputedCents: 2_000n, insteadCents: 2_000n };
    expect(decideChargeback(issue, returned, taken)).toMatchObject({
      isFrozen: true,
      fundingCents: 5_000n,
      postings: [],
    });
  });

  it('is the platform’s loss once it is spent: solver and other donors keep what they have', () => {
    const completed = { ...issue, status: 'completed', fundingCents: 0n } as const;
    const spent = { ...pledge, isHeld: false };
    const decision = decideChargeback(completed, spent, { ...whole, insteadCents: 150n });
    expect(decision).toMatchObject({ status: 'completed', fundingCents: 0n, isFrozen: false });
    expect(decision.postings).toEqual([
      { account: { kind: 'platform', id: null }, amountCents: -1_850n },
      { account: { kind: 'donor', id: 'ann' }, amountCents: 1_850n },
    ]);
  });

  it('in part is a loss of that part', () => {
    const completed = { ...issue, status: 'completed', fundingCents: 0n } as const;
    const part = { disputedCents: 600n, insteadCents: 0n };
    const { postings } = decideChargeback(completed, { ...pledge, isHeld: false }, part);
    expect(postings.map(({ amountCents }) => amountCents)).toEqual([-600n, 600n]);
  });
});

describe('what a bank has paid in our place', () => {
  it.each([
    ['all of a refund that waits', { sentCents: 0n, waitingCents: 100n }, 100n, 100n],
    ['its part of one', { sentCents: 0n, waitingCents: 100n }, 30n, 30n],
    ['nothing of a rest that is due beside it', { sentCents: 0n, waitingCents: 10n }, 30n, 0n],
    ['what would be too much of a rest', { sentCents: 0n, waitingCents: 10n }, 95n, 5n],
    ['what would be too much with what was sent', { sentCents: 60n, waitingCents: 40n }, 30n, 30n],
    ['nothing where nothing waits', { sentCents: 100n, waitingCents: 0n }, 100n, 0n],
  ])('is %s', (_, refunds, disputedCents, expected) => {
    expect(paidInstead({ amountCents: 100n, ...refunds }, disputedCents)).toBe(expected);
  });
});
