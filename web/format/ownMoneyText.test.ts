import { describe, expect, it } from 'vitest';
import { PLEDGE_STATES } from '#schema/case/ownListFilters.ts';
import type { MoneyStep } from '#schema/case/audit.ts';
import { RETURNS } from './ownMoney.ts';
import {
  countsText,
  ownMoneyText,
  pledgeLine,
  pledgeTerms,
  type MoneyCase,
} from './ownMoneyText.ts';

const PLEDGED = '2026-05-01T10:00:00.000Z';
const LATER = '2026-05-20T12:00:00.000Z';
const now = new Date(LATER);

const OPEN: MoneyCase = { status: 'funded', work: null, selectionPending: null, mergedInto: null };
const CHOSEN: MoneyCase = {
  ...OPEN,
  status: 'in_progress',
  work: { selectedAt: '2026-05-10T10:00:00.000Z' },
};
const PENDING = { ...OPEN, selectionPending: { effectiveAt: '2026-05-21T12:00:00.000Z' } };
const DONE: MoneyCase = { ...CHOSEN, status: 'completed' };

const step = (kind: MoneyStep['kind'], amount: string, createdAt = LATER, isBorne = false) => ({
  kind,
  amount,
  createdAt,
  isBorne,
});
const IN = step('pledge', '210.00', PLEDGED);
const standing = (amount: string, createdAt = PLEDGED) => ({
  amount,
  createdAt,
  refundDueAt: '2026-10-28T10:00:00.000Z',
});

const said = (steps: ReturnType<typeof step>[], issue: MoneyCase, pledges = [standing('210.00')]) =>
  ownMoneyText({ steps, pledges }, issue, now).join(' ');

describe('a sentence about one’s own money', () => {
  const chosen =
    'A solver has been chosen: it cannot be withdrawn while the work runs, and what is not needed comes back to the donors.';
  const returns = 'It is refunded automatically on Oct 28, 2026 unless a proposal has won.';
  it.each([
    ['nothing', [], OPEN, ''],
    ['held', [IN], OPEN, `You have $210.00 in escrow here. ${returns}`],
    ['held, the vote won', [IN], PENDING, `You have $210.00 in escrow here. ${returns}`],
    [
      'held in a merged report',
      [IN],
      { ...OPEN, mergedInto: {} },
      'You have $210.00 in escrow here.',
    ],
    ['a solver chosen', [IN], CHOSEN, `You have $210.00 in escrow here. ${chosen}`],
    ['spent whole', [IN], DONE, 'You pledged $210.00: $210.00 was spent.'],
    [
      'spent, a part came back',
      [IN, step('release', '-10.00')],
      DONE,
      'You pledged $210.00: $200.00 was spent, $10.00 came back on May 20, 2026.',
    ],
    [
      'withdrawn',
      [IN, step('withdrawal', '-210.00')],
      OPEN,
      'You pledged $210.00: you took $210.00 back on May 20, 2026.',
    ],
    [
      'refunded by date, deletion or ruling',
      [IN, step('refund', '-210.00')],
      { ...OPEN, status: 'reported' },
      'You pledged $210.00: $210.00 was refunded to you on May 20, 2026.',
    ],
    [
      'refunded because it was fixed otherwise',
      [IN, step('refund', '-210.00')],
      { ...OPEN, status: 'completed' },
      'You pledged $210.00: $210.00 was refunded to you on May 20, 2026.',
    ],
    [
      'moved away',
      [IN, step('move_out', '-210.00')],
      { ...OPEN, mergedInto: {} },
      'You pledged $210.00: you moved $210.00 to the other report on May 20, 2026.',
    ],
    [
      'moved here',
      [step('move_in', '210.00')],
      OPEN,
      `You have $210.00 in escrow here. ${returns}`,
    ],
    [
      'charged back',
      [IN, step('chargeback', '-210.00')],
      OPEN,
      'You pledged $210.00: your bank took $210.00 back on May 20, 2026.',
    ],
    [
      'charged back and put back again',
      [IN, step('chargeback', '-210.00'), step('reinstated', '210.00')],
      OPEN,
      `You have $210.00 in escrow here. ${returns}`,
    ],
    [
      'a part refunded at the provider',
      [IN, step('provider_refund', '-60.00')],
      OPEN,
      `You pledged $210.00: $150.00 is in escrow, $60.00 was refunded at the payment provider on May 20, 2026. ${returns}`,
    ],
    [
      'spent, and charged back at the platform’s expense',
      [IN, step('release', '-10.00'), step('chargeback', '-210.00', LATER, true)],
      DONE,
      'You pledged $210.00: $200.00 was spent, $10.00 came back on May 20, 2026, your bank took $210.00 back on May 20, 2026.',
    ],
    [
      'held, beside one that was taken back and charged back as well',
      [
        IN,
        step('withdrawal', '-210.00'),
        step('chargeback', '-210.00', LATER, true),
        step('pledge', '50.00'),
      ],
      OPEN,
      `You pledged $260.00: $50.00 is in escrow, you took $210.00 back on May 20, 2026, your bank took $210.00 back on May 20, 2026. ${returns}`,
    ],
    [
      'the fee of a report, which is no pledge',
      [IN, step('premium', '25.00')],
      OPEN,
      `You have $210.00 in escrow here. ${returns}`,
    ],
  ] as [string, ReturnType<typeof step>[], MoneyCase, string][])('%s', (_, steps, issue, text) => {
    expect(said(steps, issue)).toBe(text);
  });

  it('says from when on young money counts, and what came too late to have a vote', () => {
    const pledges = [standing('150.00'), standing('60.00', '2026-05-20T11:00:00.000Z')];
    expect(said([IN], OPEN, pledges)).toMatch(/Your \$60\.00 counts from Thu \d+:00 [AP]M\./u);
    expect(said([IN], CHOSEN, pledges)).toContain(
      '$60.00 of it came after the choice and has no vote.',
    );
    expect(countsText([standing('150.00')], now)).toBeNull();
  });

  it('adds up to what was pledged, whatever came back in whatever way', () => {
    for (const kind of RETURNS) {
      const steps = [IN, step(kind, '-70.00')];
      const [held] = ownMoneyText({ steps, pledges: [] }, OPEN, now);
      const [spent] = ownMoneyText({ steps, pledges: [] }, DONE, now);
      expect(held).toContain('$140.00 is in escrow');
      expect(spent).toContain('$140.00 was spent');
      for (const text of [held, spent])
        expect(text).toMatch(/\$70\.00 .*May 20, 2026|back on May/u);
    }
  });
});

describe('a line of the own list', () => {
  it('says what of it came back, and what the platform bears', () => {
    const pledge = {
      id: '',
      issueId: '',
      issueTitle: null,
      amount: '210.00',
      state: 'spent' as const,
      createdAt: PLEDGED,
      returnsAt: null,
      closedAt: LATER,
    };
    const flow = {
      held: '0.00',
      solver: '180.00',
      platform: '20.00',
      back: '10.00',
      borne: '0.00',
    };
    expect(pledgeLine({ ...pledge, flow })).toEqual([
      '$10.00 of it came back',
      'released for the work on May 20, 2026',
    ]);
    expect(pledgeLine({ ...pledge, flow: { ...flow, back: '0.00', borne: '210.00' } })).toEqual([
      'released for the work on May 20, 2026',
      '$210.00 taken back later, at the platform’s expense',
    ]);
  });

  it('tells apart all states', () => {
    const lines = PLEDGE_STATES.map((state) =>
      pledgeLine({
        id: '',
        issueId: '',
        issueTitle: null,
        amount: '210.00',
        state,
        createdAt: PLEDGED,
        returnsAt: state === 'held' ? LATER : null,
        closedAt: state === 'held' ? null : LATER,
      }).join(),
    );
    expect(new Set(lines).size).toBe(PLEDGE_STATES.length);
    expect(lines.every((line) => line.includes('May 20, 2026'))).toBe(true);
  });
});

describe('what a new pledge is bound to', () => {
  const termsOf = (issue: MoneyCase, price: Parameters<typeof pledgeTerms>[0]['price'] = null) =>
    pledgeTerms({ issue, expiryDays: 180, price }).join(' ');

  it('promises a withdrawal only until a proposal is chosen', () => {
    expect(termsOf(OPEN)).toContain('You can withdraw it until a proposal is chosen.');
    expect(termsOf(PENDING)).toMatch(/^A proposal has won the vote and is chosen on May 21, 2026/u);
    for (const text of [termsOf(CHOSEN), termsOf(CHOSEN, { amount: '2400.00', missing: null })]) {
      expect(text).toContain('cannot be withdrawn while the work runs and has no vote');
      expect(text).not.toMatch(/You can withdraw|180 days/u);
    }
  });

  it('says whether the chosen price is covered', () => {
    expect(termsOf(CHOSEN, { amount: '2400.00', missing: null })).toContain(
      'The price of $2,400.00 is covered: whatever is not needed comes back to the donors',
    );
    expect(termsOf(CHOSEN, { amount: '2400.00', missing: '166.67' })).toContain(
      'For the price of $2,400.00, $166.67 is missing.',
    );
  });
});
