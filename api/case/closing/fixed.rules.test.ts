import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#schema/durations.ts';
import { FIXED_ANSWER_DAYS } from '#schema/issues/responsible.ts';
import { testActor } from '#tests/support/testActor.ts';
import { isSaidFixed, maySayFixed } from './fixed.rules.ts';

const said = new Date('2026-05-01T10:00:00.000Z');
const people = fc.constantFrom('rosa', 'dan', 'sam', 'vera');
const pledge = fc.record({
  donorId: people,
  amountCents: fc.bigInt({ min: 100n, max: 100_000n }),
  createdAt: fc.constantFrom(new Date(said.getTime() - 1), new Date(said.getTime() + 1)),
});

describe('an issue that a body says is fixed', () => {
  it('ends by the reporter or by more than half of the money, and late money only counts against', () => {
    fc.assert(
      fc.property(fc.array(pledge, { maxLength: 8 }), fc.array(people), (pledges, saying) => {
        const yes = new Set(saying);
        const all = pledges.reduce((sum, { amountCents }) => sum + amountCents, 0n);
        const early = pledges.filter(
          ({ donorId, createdAt }) => yes.has(donorId) && createdAt <= said,
        );
        const agreed = early.reduce((sum, { amountCents }) => sum + amountCents, 0n);
        const on = { reporterId: 'rosa', pledges, saidFixedAt: said };
        expect(isSaidFixed(on, yes)).toBe(yes.has('rosa') || agreed * 2n > all);
      }),
    );
  });

  it('without a reporter is for the donors alone, and nobody ends it without money', () => {
    const on = { reporterId: null, pledges: [], saidFixedAt: said };
    expect(isSaidFixed(on, new Set(['rosa']))).toBe(false);
  });

  it('is asked of its reporter and donors alone, and never while hidden, merged, frozen or at work', () => {
    const held = { donorId: 'dan', amountCents: 100n, createdAt: said };
    const on = {
      status: 'funded' as const,
      isFrozen: false,
      isHidden: false,
      mergedIntoId: null,
      reporterId: 'rosa',
      pledges: [held],
      saidFixedAt: said,
    };
    const dan = testActor('dan');
    const refusalOf = (change: Partial<Parameters<typeof maySayFixed>[1]>, actor = dan) =>
      maySayFixed(actor, { ...on, ...change }, said);
    expect(refusalOf({})).toBeNull();
    expect(refusalOf({ status: 'reported', pledges: [] }, testActor('rosa'))).toBeNull();
    expect(refusalOf({}, testActor('sam'))).toBe('forbidden');
    expect(refusalOf({}, testActor('dan', { isFrozen: true }))).toBe('account_frozen');
    expect(refusalOf({ saidFixedAt: null })).toBe('wrong_state');
    expect(refusalOf({ isHidden: true })).toBe('wrong_state');
    expect(refusalOf({ status: 'in_progress' })).toBe('wrong_state');
    expect(refusalOf({ status: 'completed' })).toBe('issue_closed');
    expect(refusalOf({ mergedIntoId: 'other' })).toBe('issue_merged');
    expect(refusalOf({ isFrozen: true })).toBe('escrow_frozen');
  });

  it('can be answered for 14 days', () => {
    const on = {
      status: 'reported' as const,
      isFrozen: false,
      isHidden: false,
      mergedIntoId: null,
    };
    const asked = { ...on, reporterId: 'rosa', pledges: [], saidFixedAt: said };
    const end = said.getTime() + FIXED_ANSWER_DAYS * DAY_MS;
    const at = (time: number) => maySayFixed(testActor('rosa'), asked, new Date(time));
    expect(at(end - 1)).toBeNull();
    expect(at(end)).toBe('wrong_state');
  });
});
