import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { pledgeForm } from '#schema/case/pledge.ts';
import { findCurrency } from '#schema/money/currency.ts';
import { parseCents } from '#schema/money/money.ts';
import { DOLLAR_RULES } from '#schema/money/moneyRules.ts';
import { language } from './language.ts';
import {
  readAmount,
  typedAmount,
  typedNumber,
  withTypedAmount,
  writtenAmount,
} from './typedAmount.ts';

const english = { ...language };
afterEach(() => void Object.assign(language, english));

const centsOf = (typed: string, code: string) => {
  const currency = findCurrency(code);
  return parseCents(typedAmount(typed, currency), currency);
};

describe('an amount as it is typed', () => {
  it.each(['12,50', ' 12,5 ', '12.50', '١٢٫٥', '12٫5', 'USD 12.50'])('%j is 12.50', (typed) => {
    expect(centsOf(typed, 'USD')).toBe(1_250n);
    Object.assign(language, { decimal: ',', group: '.' });
    expect(centsOf(typed, 'USD')).toBe(1_250n);
  });

  it('is asked about where it could be a thousand, in every currency', () => {
    for (const code of ['USD', 'EUR', 'JPY'])
      for (const typed of ['1,250', '1.250']) {
        expect(readAmount(typed, findCurrency(code)).kind).toBe('ambiguous');
        expect(centsOf(typed, code)).toBeNull();
      }
    expect(readAmount('1,250', findCurrency('KWD'))).toEqual({
      kind: 'ambiguous',
      readings: ['1250', '1.250'],
    });
    expect(centsOf('1.250', 'KWD')).toBe(1_250n);
  });

  it('is read back as the page writes it', () => {
    Object.assign(language, { decimal: ',', group: '.' });
    for (const amount of ['1.250', '0.500', '1234.500'])
      expect(typedAmount(writtenAmount(amount), findCurrency('KWD'))).toBe(amount);
  });

  it('is judged by the rule of the contract', () => {
    const rule = withTypedAmount(pledgeForm(DOLLAR_RULES), 'amount');
    expect(v.is(rule, { amount: '12,50' })).toBe(true);
    const messageOf = (amount: string) => v.safeParse(rule, { amount }).issues?.[0].message;
    expect(messageOf('')).toBe('Amount is required');
    expect(messageOf('1,250')).toContain('for example 25 or 25.50');
    expect(messageOf('0,50')).toBe('The amount must be at least $1.00.');
  });
});

it.each([
  ['-12,5', -12.5],
  ['٣', 3],
  ['1 250', 1_250],
  ['1,250', Number.NaN],
  ['', Number.NaN],
])('the number %j is %s', (typed, value) => expect(typedNumber(typed)).toBe(value));
