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

  it.each([
    [
      'USD',
      'en-US',
      'US$12.50',
      '$12.50 USD',
      '12.50 US dollars',
      '12.5 dollars',
      'US$ 12.50',
      '$US12.50',
    ],
    ['USD', 'de', '12,50 $', '12,50 US-Dollar', '12,50 US$', '12.50 usd'],
    ['USD', 'es', 'US$ 12,50', '12,50 dólares estadounidenses', '12,5 dollars', '12,50 $'],
    ['USD', 'ar', '١٢٫٥٠ دولار أمريكي', '١٢٫٥ US$', '12.50 $'],
    ['EUR', 'de', '12,50 Euro', '€12,50', '12,50 €', '12,50 EUR', 'Euro 12,50', '12,50 EURO'],
    ['EUR', 'es', '12,50 euros', '12,5 €', '12,50 EUR.'],
    [
      'INR',
      'en-US',
      'Rs 12.50',
      'Rs. 12.50',
      '₹12.50',
      '12.50 Indian rupees',
      'INR 12.50',
      '12.50 rs.',
    ],
    ['TRY', 'en-US', '12,50 TL', '12.50TL', '₺12,50', '12,50 TRY'],
    ['PLN', 'en-US', '12,50 zł', '12,50zl', 'PLN 12,50'],
    ['CHF', 'de', 'Fr. 12.50', 'CHF 12.50', '12.50 Fr', 'SFr 12.50', '12.50 Schweizer Franken'],
    ['SEK', 'en-US', '12,50 kr', '12,50 kr.', 'SEK 12,50'],
    ['JOD', 'ar', '١٢٫٥٠ د.أ.', '١٢٫٥٠ د.أ', 'د.أ. ١٢٫٥٠', 'JOD 12.50'],
    ['GBP', 'en-US', '£12.50', '12.50 pounds', '12.50 British pounds'],
  ])('in %s and %s has its sign, code or word on either side', (code, locale, ...all) => {
    Object.assign(language, { locale });
    for (const typed of all) {
      const found = readAmount(typed, findCurrency(code));
      expect([typed, found.kind === 'read' ? Number(found.text) : found]).toEqual([typed, 12.5]);
    }
  });

  it.each([
    ['USD', '12.50 €'],
    ['USD', 'A$12.50'],
    ['USD', '12.50 Canadian dollars'],
    ['EUR', '12,50 $'],
    ['SEK', '12,50 Dkr'],
    ['TRY', '12 dollars'],
    ['INR', '12.50 PRs'],
  ])('in %s is none in other money: %s', (code, typed) => {
    expect(readAmount(typed, findCurrency(code)).kind).toBe('unreadable');
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
