import { describe, expect, it } from 'vitest';
import { hoursAfter } from '#api/platform/instant.rules.ts';
import { isBalanced } from '#api/money/ledger.rules.ts';
import { canReportCome, orderPremium, premiumPostings, settlePremium } from './premium.rules.ts';
import type { CaseParties } from '#api/issues/parties.rules.ts';
import { DOLLAR_RULES } from '#schema/money/moneyRules.ts';

const noon = new Date('2026-05-01T12:00:00.000Z');
const windowEndsAt = hoursAfter(noon, 72);
const parties: CaseParties = {
  creatorId: 'creator',
  donorIds: new Set(['ann']),
  proposerIds: new Set(['solver']),
  jurorIds: new Set(),
  flaggerIds: new Set(),
  validatorIds: new Set(['val']),
};
const validator = { isValidator: true, isFrozen: false };
const wanted = { payerId: 'ann', validatorId: 'val', feeCents: 500n };
const order = orderPremium(wanted, validator, parties, DOLLAR_RULES);
const refusal = (code: string) => expect.objectContaining({ code });
const settle = (deliveredAt: Date | null, now: Date) =>
  settlePremium(order, 'i', { deliveredAt, windowEndsAt, now });

describe('a paid report', () => {
  it('is ordered by creator or donor from a marked validator without a stake', () => {
    expect(order.status).toBe('awaiting');
    expect(
      orderPremium({ ...wanted, payerId: 'creator' }, validator, parties, DOLLAR_RULES),
    ).toBeTruthy();
    const attempts = [
      () => orderPremium({ ...wanted, payerId: 'solver' }, validator, parties, DOLLAR_RULES),
      () => orderPremium(wanted, { ...validator, isValidator: false }, parties, DOLLAR_RULES),
      () => orderPremium(wanted, { ...validator, isFrozen: true }, parties, DOLLAR_RULES),
    ];
    for (const attempt of attempts) expect(attempt).toThrow(refusal('forbidden'));
    expect(() =>
      orderPremium({ ...wanted, validatorId: 'solver' }, validator, parties, DOLLAR_RULES),
    ).toThrow(refusal('has_stake'));
  });

  it('costs $5.00 or more', () => {
    expect(() =>
      orderPremium({ ...wanted, feeCents: 499n }, validator, parties, DOLLAR_RULES),
    ).toThrow(refusal('invalid_request'));
  });

  it('is paid when it comes before the vote closes, else the fee goes back whole', () => {
    const inTime = hoursAfter(noon, 71);
    const paid = settle(inTime, inTime);
    expect(paid.order.status).toBe('paid');
    expect(paid.postings).toContainEqual({
      account: { kind: 'solver', id: 'val' },
      amountCents: 500n,
    });
    for (const back of [settle(null, windowEndsAt), settle(windowEndsAt, windowEndsAt)]) {
      expect(back.order.status).toBe('refunded');
      const all = [...premiumPostings(order, 'i'), ...back.postings];
      expect(isBalanced(all)).toBe(true);
      const payer = all.filter(({ account }) => account.kind === 'donor');
      expect(payer.map(({ amountCents }) => amountCents)).toEqual([-500n, 500n]);
    }
  });

  it('waits until then, and is settled once', () => {
    expect(settle(null, hoursAfter(noon, 71))).toEqual({ order, postings: [] });
    const { order: paid } = settle(noon, noon);
    const again = { deliveredAt: null, windowEndsAt, now: windowEndsAt };
    expect(settlePremium(paid, 'i', again)).toEqual({ order: paid, postings: [] });
  });

  it('can come as long as somebody may read it before voting', () => {
    const open = { status: 'in_progress' as const, windowEndsAt };
    const inTime = hoursAfter(noon, 71);
    for (const verification of ['none', 'voting', 'rework'] as const) {
      expect(canReportCome({ ...open, verification }, inTime)).toBe(true);
    }
    for (const verification of ['waiting_release', 'jury', 'arbitration'] as const) {
      expect(canReportCome({ ...open, verification }, inTime)).toBe(false);
    }
    expect(canReportCome({ ...open, verification: 'voting' }, windowEndsAt)).toBe(false);
    for (const status of ['reported', 'funded', 'completed'] as const) {
      expect(canReportCome({ ...open, status, verification: 'none' }, inTime)).toBe(false);
    }
  });
});
