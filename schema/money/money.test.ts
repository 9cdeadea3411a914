import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validate } from '#schema/validation.ts';
import { amount } from './amount.ts';
import { findCurrency, US_DOLLAR } from './currency.ts';
import { CURRENCY_CODES } from './currencyCodes.ts';
import { formatCents, nameOfCurrency, parseCents, writeMoney } from './money.ts';

const pledge = amount('Amount is required', US_DOLLAR, { min: 100n, max: 100_000_000n });
const parse = (text: string) => parseCents(text, US_DOLLAR);

describe('an amount', () => {
  it.each(['JPY', 'USD', 'KWD'].map(findCurrency))(
    'comes back the same from its text: $code with $decimals decimals',
    (currency) => {
      fc.assert(
        fc.property(fc.bigInt({ min: 0n, max: 10n ** 13n - 2n }), (cents) => {
          const text = formatCents(cents, currency);
          expect(parseCents(text, currency)).toBe(cents);
          expect(formatCents(-cents - 1n, currency)).toBe(`-${formatCents(cents + 1n, currency)}`);
          expect(/^\d+(?:\.(\d+))?$/u.exec(text)?.[1]?.length ?? 0).toBe(currency.decimals);
        }),
      );
    },
  );

  it('has one meaning whether its last zeros are written or not', () => {
    expect(['12', '12.5', '12.50', '0.07', '007'].map(parse)).toEqual([
      1_200n,
      1_250n,
      1_250n,
      7n,
      700n,
    ]);
    const dinar = findCurrency('JOD');
    expect(['12', '12.5', '12.505'].map((text) => parseCents(text, dinar))).toEqual([
      12_000n,
      12_500n,
      12_505n,
    ]);
  });

  it('has no more decimals than its currency', () => {
    const taken = ['1.234', '1.23', '1'].map((text) =>
      ['KWD', 'USD', 'JPY'].filter((code) => parseCents(text, findCurrency(code)) !== null),
    );
    expect(taken).toEqual([['KWD'], ['KWD', 'USD'], ['KWD', 'USD', 'JPY']]);
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
    expect(strange.map(parse)).toEqual(strange.map(() => null));
  });

  it('of no meaning is never taken for money', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parse(text) !== null).toBe(/^\d{1,13}(?:\.\d{1,2})?$/u.test(text));
      }),
    );
  });

  it('is taken as text or as a number, and says what is wrong [5.19, 9.46]', () => {
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

  it.each([
    ['JPY', '10.5', 'Please enter a whole amount in Japanese yen, for example 2500.'],
    ['JPY', '99', 'The amount must be at least ¥100.'],
    ['KWD', '1.0005', 'Please enter an amount in Kuwaiti dinars, for example 25 or 25.500.'],
    ['KWD', '0.05', 'The amount must be at least KWD\u00a00.100.'],
    ['KWD', '1.005', 'The amount must be a multiple of KWD\u00a00.010.'],
  ])('in %s says what is wrong with %s', (code, text, message) => {
    const rule = amount('Amount is required', findCurrency(code), { min: 100n, max: 10n ** 6n });
    expect(validate(rule, text)).toEqual({ isValid: false, errors: [{ path: '', message }] });
  });
});

describe('a currency', () => {
  it('has the decimals of ISO 4217, also where shops write fewer', () => {
    const decimals = (codes: string) => codes.split(' ').map((code) => findCurrency(code).decimals);
    expect(decimals('JPY KRW VND ISK')).toEqual([0, 0, 0, 0]);
    expect(decimals('USD EUR KES HUF')).toEqual([2, 2, 2, 2]);
    expect(decimals('KWD JOD IQD TND')).toEqual([3, 3, 3, 3]);
  });

  it('is written with all its decimals and without groups, and named, for every code', () => {
    expect(writeMoney(100_000_050n, US_DOLLAR)).toBe('$1000000.50');
    expect(writeMoney(-1_250n, findCurrency('JPY'))).toBe('-¥1250');
    expect(writeMoney(1_250n, findCurrency('IQD'))).toBe('IQD\u00a01.250');
    // The sentence adds its own full stop.
    expect(writeMoney(1_250n, findCurrency('JOD'), 'ar-u-nu-latn')).toMatch(
      /1\.250\u00A0د\.أ\u200F?$/u,
    );
    // Neither its sign nor the number after it changes places.
    expect(writeMoney(22_000n, US_DOLLAR, 'ar-u-nu-latn')).toMatch(/US\$\u200E\u200F$/u);
    expect(nameOfCurrency(US_DOLLAR)).toBe('US dollars');
    for (const code of CURRENCY_CODES) {
      const currency = findCurrency(code);
      expect(writeMoney(10_000n, currency)).toContain(formatCents(10_000n, currency));
      expect(nameOfCurrency(currency)).not.toBe(code);
    }
  });
});
