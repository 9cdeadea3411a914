import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCurrency } from '#schema/money/currency.ts';
import { parseCents, writeDecimals } from '#schema/money/money.ts';
import { readSignedNumber, readTypedAmount, readTypedNumber, type DecimalMark } from './amount.ts';

const dollars = { decimals: 2, names: ['USD', 'US$', '$'] };

/** `?1250 1.25`: asked about, with these readings; `-`: not read. */
function meaning(typed: string, decimal: DecimalMark, habit = dollars): string {
  const found = readTypedAmount(typed, { decimal, ...habit });
  if (found.kind === 'read') return found.text;
  return found.kind === 'ambiguous' ? `?${found.readings.join(' ')}` : '-';
}

const ZEROS = { latin: 0x30, arabic: 0x660, persian: 0x6f0, devanagari: 0x966, wide: 0xff10 };
const inScript = (text: string, zero: number) =>
  text.replaceAll(/\d/gu, (digit) => String.fromCodePoint(zero + Number(digit)));

/** Each way to write a number, with what it means in every language. */
const WRITTEN: readonly (readonly [typed: string, meaning: string])[] = [
  ...['5', '12', '125', '1250', '0012', '1234567890123'].map((text) => [text, text] as const),
  ['12.5', '12.5'],
  ['12,5', '12.5'],
  ['12.50', '12.50'],
  ['12,50', '12.50'],
  ['.5', '0.5'],
  [',50', '0.50'],
  ['0,07', '0.07'],
  ['1250,5', '1250.5'],
  ['1250.50', '1250.50'],
  ['1,250.50', '1250.50'],
  ['1.250,50', '1250.50'],
  ['1 250,50', '1250.50'],
  ['1 250.50', '1250.50'],
  ['1\u00A0250', '1250'],
  ['1\u202F250,5', '1250.5'],
  ['1\u2009250', '1250'],
  ["1'250.50", '1250.50'],
  ['1’250,50', '1250.50'],
  ['12 345 678', '12345678'],
  ['1,250,000', '1250000'],
  ['1.250.000', '1250000'],
  ['1,250,000.75', '1250000.75'],
  ['1.250.000,75', '1250000.75'],
  ['1,25,000', '125000'],
  ['12,34,56,789', '123456789'],
  ['12,34,567.89', '1234567.89'],
  ['1,250', '?1250 1.25'],
  ['1.250', '?1250 1.25'],
  ['999.500', '?999500 999.5'],
  ['1,255', '?1255'],
  ['12,000', '?12000 12'],
  ['25,-', '25'],
  ['25.–', '25'],
  ['12.', '-'],
  ['12,', '-'],
  ['0,500', '-'],
  ['1250.500', '-'],
  ['12.345,6789', '-'],
  ['1.2.3', '-'],
  ['1,2,3', '-'],
  ['1 2', '-'],
  ['12 34', '-'],
  ['1,250,50', '-'],
  ['1.250.50', '-'],
  ['1 250 50', '-'],
  ['1.250,500', '-'],
  ['12345678901234', '-'],
];

const rows = Object.values(ZEROS).flatMap((zero) =>
  WRITTEN.map(([typed, means]) => [inScript(typed, zero), means] as const),
);

const ODD: readonly (readonly [typed: string, meaning: string])[] = [
  ['٢٥٫٥', '25.5'],
  ['25٫5', '25.5'],
  ['١٬٢٥٠', '1250'],
  ['١٬٢٥٠٫٧٥', '1250.75'],
  ['١٬٢٥٠٬٠٠٠', '1250000'],
  ['١٬٢', '-'],
  ['٢٥٫', '-'],
  ['١٢،٥', '12.5'],
  ['１２．５０', '12.50'],
  ['\u200E12.50\u200E', '12.50'],
  ['\u2067٢٥٫٥٠\u2069', '25.50'],
  ['\uFEFF12', '12'],
  ['12\u00AD50', '1250'],
  [' 12,50 ', '12.50'],
  ['$25', '25'],
  ['$ 1,250.50', '1250.50'],
  ['US$ 12', '12'],
  ['25 usd', '25'],
  ['25 €', '-'],
  ['$', '-'],
  ['$$5', '-'],
  ['25k', '-'],
  ['½', '-'],
  ['10²', '-'],
  ['①', '-'],
  ['二十', '-'],
  ['XII', '-'],
  ['-5', '-'],
  ['−5', '-'],
  ['+5', '-'],
  ['(5)', '-'],
  ['5%', '-'],
  ['1e3', '-'],
  ['0x10', '-'],
  ['1_000', '-'],
  ['1/2', '-'],
  ['12:50', '-'],
  ['12 . 50', '-'],
  ['', '-'],
  [' ', '-'],
  ['.', '-'],
  ['NaN', '-'],
  ['Infinity', '-'],
  ['9'.repeat(200), '-'],
];

describe('an amount as people type it', () => {
  it.each([...rows, ...ODD])('%j is %s in every language', (typed, means) => {
    expect(meaning(typed, '.')).toBe(means);
    expect(meaning(typed, ',')).toBe(means);
  });

  it.each([
    ['1,250', ',', '1.250'],
    ['1.250', '.', '1.250'],
    ['1.250', ',', '?1250 1.250'],
    ['1,250', '.', '?1250 1.250'],
    ['0,500', '.', '0.500'],
    ['1.250,500', '.', '1250.500'],
    ['١٫٢٥٠', '.', '1.250'],
  ] as const)('%j in dinars, where %s stands before a part, is %s', (typed, decimal, means) => {
    expect(meaning(typed, decimal, { decimals: 3, names: ['KWD'] })).toBe(means);
  });

  it.each([
    ['2500', '2500'],
    ['2,500', '?2500'],
    ['2.500', '?2500'],
    ['2 500', '2500'],
    ['25.00', '-'],
    ['¥2500', '2500'],
  ])('%j in yen, which have no parts, is %s', (typed, means) => {
    expect(meaning(typed, '.', { decimals: 0, names: ['JPY', '¥'] })).toBe(means);
  });

  it('is read back equal, as the app writes it in any language and currency', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 12n });
    const languages = fc.constantFrom(
      ['en-US', '.'],
      ['de-DE', ','],
      ['es', ','],
      ['ar-u-nu-latn', '.'],
      ['ar-EG', '.'],
    );
    fc.assert(
      fc.property(
        cents,
        languages,
        fc.constantFrom('USD', 'KWD', 'JPY'),
        (amount, [locale = '', decimal], code) => {
          const currency = findCurrency(code);
          const habit = { decimal, decimals: currency.decimals };
          const found = readTypedNumber(writeDecimals(amount, currency, locale), habit);
          expect(found.kind === 'read' && parseCents(found.text, currency)).toBe(amount);
        },
      ),
    );
  });

  it('is digits and one point, or nothing, whatever is typed', () => {
    const habits = fc.record({
      decimal: fc.constantFrom<DecimalMark>('.', ','),
      decimals: fc.nat(3),
    });
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...Array.from("0159٢५.,'’ \u00A0\u202F-٫٬\u200F$²")) }),
    );
    fc.assert(
      fc.property(texts, habits, (typed, habit) => {
        const found = readTypedAmount(typed, { ...habit, names: ['$'] });
        const digits = typed.match(/\p{Nd}/gu)?.length ?? 0;
        const readings =
          found.kind === 'read' ? [found.text] : 'readings' in found ? found.readings : [];
        for (const text of readings) {
          expect(text).toMatch(/^\d{1,13}(?:\.\d{1,3})?$/u);
          expect(text.replace(/^0\./u, '').replace('.', '').length).toBeLessThanOrEqual(digits);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

it.each([
  ['-5', -5],
  ['−12,5', -12.5],
  ['+3', 3],
  ['- 3', null],
  ['1,250', null],
  ['1 250', 1_250],
  ['٣٫٢٥', 3.25],
  ['3.125.', null],
  ['--3', null],
])('a signed number %j is %s', (typed, value) => {
  expect(readSignedNumber(typed, '.')).toBe(value);
});
