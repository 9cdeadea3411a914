import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCurrency } from '#schema/money/currency.ts';
import { parseCents, writeDecimals } from '#schema/money/money.ts';
import { readSignedNumber, readTypedAmount, readTypedNumber, type DecimalMark } from './amount.ts';

describe('an amount', () => {
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
