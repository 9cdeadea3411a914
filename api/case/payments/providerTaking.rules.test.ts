import { describe, expect, it } from 'vitest';
import { isBalanced } from '#api/money/ledger.rules.ts';
import {
  decideReinstatement,
  decideTaking,
  givenBackPostings,
  paidInstead,
  splitTaking,
} from './providerTaking.rules.ts';

const issue = { id: 'i', status: 'in_progress', fundingCents: 5_000n, pledgerCount: 2 } as const;
const pledge = { id: 'p', donorId: 'ann', amountCents: 2_000n, isOnlyOfDonor: true };

describe('money that the provider takes', () => {
  it('leaves the escrow of its pledge, also while work is under way', () => {
    const decision = decideTaking(issue, pledge, 2_000n);
    expect(decision).toMatchObject({
      status: 'in_progress',
      fundingCents: 3_000n,
      pledgerCount: 1,
    });
    expect(isBalanced(decision.postings)).toBe(true);
    expect(decision.postings).toContainEqual({
      account: { kind: 'escrow', id: 'i' },
      amountCents: -2_000n,
    });
  });

  it('of a part leaves the donor and the rest', () => {
    const decision = decideTaking(issue, pledge, 500n);
    expect(decision).toMatchObject({ fundingCents: 4_500n, pledgerCount: 2 });
  });

  it('leaves an issue reported when nothing else is there, and keeps other pledges counted', () => {
    const only = { ...issue, status: 'funded', fundingCents: 2_000n, pledgerCount: 1 } as const;
    expect(decideTaking(only, pledge, 2_000n)).toMatchObject({
      status: 'reported',
      pledgerCount: 0,
    });
    const other = { ...pledge, isOnlyOfDonor: false };
    expect(decideTaking(issue, other, 2_000n).pledgerCount).toBe(2);
  });

  it('is found in the escrow, then in what is on its way back, then with the platform', () => {
    const parts = splitTaking(1_000n, { standingCents: 600n, insteadCents: 300n });
    expect(parts).toEqual({ escrowCents: 600n, insteadCents: 300n, platformCents: 100n });
    expect(splitTaking(500n, { standingCents: 600n, insteadCents: 0n })).toEqual({
      escrowCents: 500n,
      insteadCents: 0n,
      platformCents: 0n,
    });
  });
});

describe('money that the provider puts back', () => {
  it('stands again, with its donor', () => {
    const reported = { ...issue, status: 'reported', fundingCents: 0n, pledgerCount: 0 } as const;
    const decision = decideReinstatement(reported, { ...pledge, amountCents: 0n }, 2_000n);
    expect(decision).toMatchObject({ status: 'funded', fundingCents: 2_000n, pledgerCount: 1 });
    expect(isBalanced(decision.postings)).toBe(true);
    expect(decideReinstatement(issue, pledge, 500n)).toMatchObject({
      status: 'in_progress',
      fundingCents: 5_500n,
      pledgerCount: 2,
    });
  });

  it('ends what the platform has borne', () => {
    expect(givenBackPostings('ann', 150n)).toEqual([
      { account: { kind: 'platform', id: null }, amountCents: 150n },
      { account: { kind: 'donor', id: 'ann' }, amountCents: -150n },
    ]);
  });
});

describe('what the provider has paid in our place', () => {
  it.each([
    ['all of a refund that waits', { sentCents: 0n, waitingCents: 100n }, 100n, 100n],
    ['its part of one', { sentCents: 0n, waitingCents: 100n }, 30n, 30n],
    ['nothing of a rest that is due beside it', { sentCents: 0n, waitingCents: 10n }, 30n, 0n],
    ['what would be too much of a rest', { sentCents: 0n, waitingCents: 10n }, 95n, 5n],
    ['no more than it has taken', { sentCents: 100n, waitingCents: 40n }, 30n, 30n],
    ['what would be too much with what was sent', { sentCents: 60n, waitingCents: 40n }, 30n, 30n],
    ['nothing where nothing waits', { sentCents: 100n, waitingCents: 0n }, 100n, 0n],
  ])('is %s', (_, refunds, takenCents, expected) => {
    expect(paidInstead({ amountCents: 100n, ...refunds }, takenCents)).toBe(expected);
  });
});
