import { describe, expect, it } from 'vitest';
import { moneyFlow } from './moneyFlow.ts';

const payout = { amount: '620.00', fee: '68.88' };
const own = { pledged: 10_000n, held: 0n, spent: 6_200n, borne: 0n, returned: [] };

describe('where one’s own money went', () => {
  it('divides what was spent as the whole cost was divided', () => {
    expect(moneyFlow(own, payout)).toEqual({
      pledged: 10_000n,
      held: 0n,
      solver: 5_581n,
      platform: 619n,
      back: 3_800n,
      borne: 0n,
      shareBp: 900,
    });
  });

  it('adds up to what was pledged, whatever the sums', () => {
    for (const spent of [0n, 1n, 33n, 6_201n, 10_000n])
      for (const held of [0n, 10_000n - spent]) {
        const flow = moneyFlow({ ...own, held, spent }, payout);
        const { solver, platform, back } = flow ?? { solver: -1n, platform: -1n, back: -1n };
        expect(held + solver + platform + back).toBe(own.pledged);
        for (const part of [solver, platform, back]) expect(part).toBeGreaterThanOrEqual(0n);
      }
  });

  it('is unknown as long as the payment is that it was spent on', () => {
    expect(moneyFlow(own, null)).toBeNull();
  });

  it('is all in escrow before a payment, and all back after a refund', () => {
    expect(moneyFlow({ ...own, held: 10_000n, spent: 0n }, null)).toMatchObject({
      held: 10_000n,
      back: 0n,
      shareBp: null,
    });
    expect(moneyFlow({ ...own, spent: 0n }, null)).toMatchObject({ back: 10_000n, shareBp: null });
  });
});
