import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBalanced } from './ledger.rules.ts';
import {
  apportion,
  decidePayout,
  isCovered,
  payoutDueAt,
  type SharedPledge,
} from './payout.rules.ts';

const cents = fc.bigInt({ min: 100n, max: 100_000_000n });
const share = fc.oneof(fc.constant(9_000n), fc.bigInt({ min: 9_000n, max: 10_000n }));
const somePledges = fc
  .array(fc.record({ donorId: fc.constantFrom('a', 'b', 'c'), amountCents: cents, share }), {
    minLength: 1,
    maxLength: 30,
  })
  .map((made) =>
    made.map(({ share: solverShareBp, ...pledge }, index): SharedPledge => {
      return { id: `p${String(index).padStart(2, '0')}`, ...pledge, solverShareBp };
    }),
  );
const pledge = (id: string, amountCents: bigint, solverShareBp = 9_000n): SharedPledge => ({
  id,
  donorId: `donor of ${id}`,
  amountCents,
  solverShareBp,
});
const sum = (parts: readonly { amountCents: bigint }[]) =>
  parts.reduce((total, { amountCents }) => total + amountCents, 0n);

const covered = somePledges.chain((pledges) => {
  const promised = pledges.reduce((all, p) => all + p.amountCents * p.solverShareBp, 0n);
  const max = promised / 10_000n;
  return fc.record({
    pledges: fc.constant(pledges),
    compensationCents: fc.bigInt({ min: 1n, max }),
  });
});

const pay = (pledges: readonly SharedPledge[], compensationCents: bigint) =>
  decidePayout('i', { id: 's', compensationCents }, pledges);

describe('a payout', () => {
  it('pays $90 of a $100 escrow to the solver, $10 to the platform and nothing back', () => {
    expect(pay([pledge('1', 10_000n)], 9_000n)).toMatchObject({
      compensationCents: 9_000n,
      feeCents: 1_000n,
      returns: [],
    });
  });

  it('never takes more than a tenth: the odd cent goes back to the donors', () => {
    const payout = pay([pledge('1', 112n)], 100n);
    expect(payout).toMatchObject({ compensationCents: 100n, feeCents: 11n });
    expect(sum(payout.returns)).toBe(1n);
  });

  it('returns what is left in proportion, the odd cent to the larger remainder, then by id', () => {
    const parts = (made: SharedPledge[], total: bigint) =>
      apportion(made, total).map(({ pledgeId, amountCents }) => [pledgeId, amountCents]);
    expect(parts([pledge('a', 400n), pledge('b', 600n)], 101n)).toEqual([
      ['a', 40n],
      ['b', 61n],
    ]);
    expect(parts([pledge('b', 500n), pledge('a', 500n)], 3n)).toEqual([
      ['a', 2n],
      ['b', 1n],
    ]);
    expect(apportion([pledge('b', 100n), pledge('a', 100n)], 1n)).toEqual([
      { pledgeId: 'a', donorId: 'donor of a', amountCents: 1n },
    ]);
  });

  it('refuses an escrow that is a cent too small', () => {
    expect(isCovered([pledge('1', 10_000n)], 9_000n)).toBe(true);
    expect(isCovered([pledge('1', 9_999n)], 9_000n)).toBe(false);
    expect(isCovered([pledge('1', 112n)], 100n)).toBe(true);
    expect(isCovered([pledge('1', 111n)], 100n)).toBe(false);
    expect(() => pay([pledge('1', 111n)], 100n)).toThrow(
      expect.objectContaining({ code: 'escrow_short' }),
    );
    expect(() => pay([], 1n)).toThrow(expect.objectContaining({ code: 'escrow_short' }));
  });

  it('makes and loses no cent, empties the escrow and pays the solver exactly', () => {
    fc.assert(
      fc.property(covered, ({ pledges, compensationCents }) => {
        const payout = pay(pledges, compensationCents);
        const { feeCents, returns, postings } = payout;
        expect(isBalanced(postings)).toBe(true);
        expect(compensationCents + feeCents + sum(returns)).toBe(sum(pledges));
        const of = (kind: string) => sum(postings.filter(({ account }) => account.kind === kind));
        expect([of('solver'), of('platform'), of('donor'), of('escrow')]).toEqual([
          compensationCents,
          feeCents,
          sum(returns),
          -sum(pledges),
        ]);
        expect(postings.every(({ amountCents }) => amountCents !== 0n)).toBe(true);
      }),
    );
  });

  it('keeps the share promised to the donors, and never under 90% for the solver [9.49]', () => {
    fc.assert(
      fc.property(covered, ({ pledges, compensationCents }) => {
        const { feeCents } = pay(pledges, compensationCents);
        const promised = pledges.reduce((all, p) => all + p.amountCents * p.solverShareBp, 0n);
        const drawn = compensationCents + feeCents;
        expect(compensationCents * 10_000n * sum(pledges) >= drawn * promised).toBe(true);
        expect(feeCents * 10n <= drawn).toBe(true);
        expect(drawn <= sum(pledges)).toBe(true);
      }),
    );
  });

  it('gives no donor more back than the pledge, and each within a cent of the exact part', () => {
    fc.assert(
      fc.property(covered, ({ pledges, compensationCents }) => {
        const { returns } = pay(pledges, compensationCents);
        const parts = new Map(returns.map((part) => [part.pledgeId, part.amountCents]));
        for (const { id, amountCents } of pledges) {
          const part = parts.get(id) ?? 0n;
          expect(part <= amountCents).toBe(true);
          const off = part * sum(pledges) - sum(returns) * amountCents;
          expect(off < sum(pledges) && -off < sum(pledges)).toBe(true);
        }
      }),
    );
  });

  it('does not depend on the order in which the pledges are read', () => {
    const shuffled = covered.chain(({ pledges, compensationCents }) =>
      fc.tuple(
        fc.constant(pledges),
        fc.shuffledSubarray(pledges, { minLength: pledges.length }),
        fc.constant(compensationCents),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([pledges, others, compensationCents]) => {
        expect(pay(others, compensationCents)).toEqual(pay(pledges, compensationCents));
      }),
    );
  });
});

describe('the promise to pay', () => {
  it('is five business days, weekends left out', () => {
    expect(payoutDueAt(new Date('2026-03-04T10:00:00.000Z')).toISOString()).toBe(
      '2026-03-11T10:00:00.000Z',
    );
    expect(payoutDueAt(new Date('2026-03-07T10:00:00.000Z')).toISOString()).toBe(
      '2026-03-13T10:00:00.000Z',
    );
  });
});
