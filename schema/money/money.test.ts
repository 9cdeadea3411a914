import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCents, parseCents } from './money.ts';
import { amount } from './amount.ts';
import { validate } from '#schema/validation.ts';

const pledge = amount('Amount is required', 100n, 100_000_000n);

describe('an amount', () => {
  it('comes back the same from its text, to the cent', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), (cents) => {
        expect(parseCents(formatCents(cents))).toBe(cents);
      }),
    );
  });

  it('has one meaning whether its last zeros are written or not', () => {
    expect(['12', '12.5', '12.50', '0.07', '007'].map(parseCents)).toEqual([
      1_200n,
      1_250n,
      1_250n,
      7n,
      700n,
    ]);
  });

  it('is nothing else that people or machines write', () => {
    const strange = [
      '',
      ' 1',
      '1 ',
      '-1',
      '+1',
      '1e3',
      '1,000',
      '1.',
      '.5',
      '1.234',
      '0x10',
      '١٢',
      'NaN',
    ];
    expect(strange.map(parseCents)).toEqual(strange.map(() => null));
  });

  it('of no meaning is never taken for money', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseCents(text) !== null).toBe(/^\d{1,13}(?:\.\d{1,2})?$/u.test(text));
      }),
    );
  });

  it('is taken as text or as a number, and says what is wrong', () => {
    expect(validate(pledge, '25')).toEqual({ isValid: true, value: 2_500n });
    expect(validate(pledge, 25.5)).toEqual({ isValid: true, value: 2_550n });
    const wrong: [unknown, string][] = [
      [undefined, 'Amount is required'],
      ['', 'Amount is required'],
      [' 25', 'Please enter an amount in dollars, for example 25 or 25.50.'],
      ['25 ', 'Please enter an amount in dollars, for example 25 or 25.50.'],
      [Number.NaN, 'Amount is required'],
      ['0.99', 'The amount must be at least $1.00.'],
      ['1000000.01', 'The amount must be at most $1000000.00.'],
      ['10.001', 'Please enter an amount in dollars, for example 25 or 25.50.'],
      [1e21, 'Please enter an amount in dollars, for example 25 or 25.50.'],
    ];
    for (const [value, message] of wrong) {
      expect(validate(pledge, value)).toEqual({ isValid: false, errors: [{ path: '', message }] });
    }
  });
});
