import { afterEach, describe, expect, it } from 'vitest';
import { currencyOf } from '#schema/money/currency.ts';
import { parseCents } from '#schema/money/money.ts';
import { language } from './language.ts';
import { typedAmount } from './typedAmount.ts';

const english = { ...language };
afterEach(() => void Object.assign(language, english));

const centsOf = (typed: string, code: string) => parseCents(typedAmount(typed), currencyOf(code));

describe('an amount as it is typed', () => {
  it('is read with a comma where the language writes one', () => {
    Object.assign(language, { decimal: ',', group: '.' });
    expect(centsOf(' 12,50 ', 'EUR')).toBe(1_250n);
    expect(centsOf('12,5', 'EUR')).toBe(1_250n);
    expect(centsOf('12.50', 'EUR')).toBe(1_250n);
    expect(centsOf('1,250', 'KWD')).toBe(1_250n);
  });

  it('is asked about where it could be a thousand', () => {
    Object.assign(language, { decimal: ',', group: '.' });
    for (const code of ['EUR', 'KWD', 'JPY'])
      for (const typed of ['1.250', '1.250,50', '1,250.50', '1.250.000', '12,'])
        expect([code, typed, centsOf(typed, code)]).toEqual([code, typed, null]);
  });

  it('is read with a point in English, and a comma is asked about', () => {
    expect(centsOf('12.50', 'USD')).toBe(1_250n);
    expect(centsOf('1,250', 'USD')).toBeNull();
    expect(centsOf('12,50', 'USD')).toBeNull();
  });

  it('is read in Arabic digits', () => {
    expect(centsOf('١٢٫٥٠٠', 'KWD')).toBe(12_500n);
  });
});
