import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter, hoursAfter } from '#api/platform/instant.rules.ts';
import { isBalanced } from '#api/money/ledger.rules.ts';
import {
  decideReturn,
  expiryAfterSelection,
  expiryNoticeDue,
  pledgeExpiry,
  isExpired,
  recordExpiryNotice,
} from './pledgeExpiry.rules.ts';

const pledged = new Date('2026-01-01T12:00:00.000Z');
const day = (days: number) => daysAfter(pledged, days);

describe('a pledge that no proposal wins', () => {
  const fresh = pledgeExpiry(pledged);

  it('goes back after 180 days, with notices 14 days and 1 day before', () => {
    expect(fresh.refundDueAt).toEqual(day(180));
    expect(expiryNoticeDue(fresh, 'funded', hoursAfter(day(166), -1))).toBeNull();
    expect(expiryNoticeDue(fresh, 'funded', day(166))).toBe('first');
    const first = recordExpiryNotice(fresh, 'first', day(166));
    expect(expiryNoticeDue(first, 'funded', day(167))).toBeNull();
    expect(expiryNoticeDue(first, 'funded', day(179))).toBe('last');
    const last = recordExpiryNotice(first, 'last', day(179));
    expect(expiryNoticeDue(last, 'funded', day(179))).toBeNull();
    expect(isExpired(last, 'funded', hoursAfter(day(180), -1))).toBe(false);
    expect(isExpired(last, 'funded', day(180))).toBe(true);
  });

  it('does not go back unannounced: a late notice gives a day more', () => {
    expect(isExpired(fresh, 'funded', day(300))).toBe(false);
    expect(expiryNoticeDue(fresh, 'funded', day(300))).toBe('last');
    const late = recordExpiryNotice(fresh, 'last', day(300));
    expect(isExpired(late, 'funded', hoursAfter(day(301), -1))).toBe(false);
    expect(isExpired(late, 'funded', day(301))).toBe(true);
  });

  it('needs both, the time and a notice that is a day old, whatever was stored', () => {
    const stored = (lastNotice: number) => ({ ...fresh, lastNoticeAt: day(lastNotice) });
    expect(isExpired(stored(170), 'funded', hoursAfter(day(180), -1))).toBe(false);
    expect(isExpired(stored(179.5), 'funded', day(180))).toBe(false);
    expect(isExpired(stored(179.5), 'funded', day(180.5))).toBe(true);
  });

  it('stays while somebody works on the issue, and never leaves a completed one', () => {
    const told = recordExpiryNotice(fresh, 'last', day(179));
    for (const status of ['in_progress', 'completed'] as const) {
      expect(expiryNoticeDue(fresh, status, day(200))).toBeNull();
      expect(isExpired(told, status, day(200))).toBe(false);
    }
  });

  it('has two weeks from when a chosen proposal failed, with both notices', () => {
    const told = recordExpiryNotice(fresh, 'last', day(179));
    const again = expiryAfterSelection(told, day(250));
    expect(again.refundDueAt).toEqual(day(264));
    expect(expiryNoticeDue(again, 'funded', day(250))).toBe('first');
    expect(isExpired(again, 'funded', day(264))).toBe(false);
    expect(expiryAfterSelection(fresh, day(50))).toBe(fresh);
  });

  it('stays as long as the operator says, within bounds', () => {
    expect(pledgeExpiry(pledged, 300).refundDueAt).toEqual(day(300));
    for (const days of [14, 301, 20.5, Number.NaN]) {
      expect(() => pledgeExpiry(pledged, days)).toThrow(RangeError);
    }
  });
});

describe('a pledge that is given back', () => {
  const issue = { id: 'i', status: 'funded', fundingCents: 300n, pledgerCount: 2 } as const;
  const pledge = { id: 'p', donorId: 'ann', amountCents: 100n, isLastOfDonor: true };

  it('leaves the others, and the last one leaves the issue reported', () => {
    expect(decideReturn(issue, pledge)).toMatchObject({
      status: 'funded',
      fundingCents: 200n,
      pledgerCount: 1,
    });
    const last = { ...issue, fundingCents: 100n, pledgerCount: 1 };
    expect(decideReturn(last, pledge)).toMatchObject({
      status: 'reported',
      fundingCents: 0n,
      pledgerCount: 0,
    });
    const another = { ...pledge, isLastOfDonor: false };
    expect(decideReturn(issue, another).pledgerCount).toBe(2);
  });

  it('is refused once a proposal is chosen', () => {
    const refusal = (code: string) => expect.objectContaining({ code });
    expect(() => decideReturn({ ...issue, status: 'in_progress' }, pledge)).toThrow(
      refusal('wrong_state'),
    );
    expect(() => decideReturn({ ...issue, status: 'completed' }, pledge)).toThrow(
      refusal('issue_closed'),
    );
  });

  it('is given back to the cent', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 100n, max: 100_000_000n }), (amountCents) => {
        const funded = { ...issue, fundingCents: amountCents };
        const { postings } = decideReturn(funded, { ...pledge, amountCents });
        expect(isBalanced(postings)).toBe(true);
        expect(postings).toContainEqual({ account: { kind: 'donor', id: 'ann' }, amountCents });
      }),
    );
  });
});
