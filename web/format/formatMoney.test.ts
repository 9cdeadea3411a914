import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { findCurrency } from '#schema/money/currency.ts';
import { CURRENCY_CODES } from '#schema/money/currencyCodes.ts';
import { DOLLAR_RULES } from '#schema/money/moneyRules.ts';
import { withSignInOrder } from '#schema/money/money.ts';
import {
  currencySign,
  formatMoney,
  formatMoneyCompact,
  formatMoneyPlain,
  formatMoneyShort,
  formatMoneyWhole,
} from './formatMoney.ts';
import { toAmount, parseAmount, setMoneyInUse } from './moneyInUse.ts';

const use = (code: string) => setMoneyInUse({ ...DOLLAR_RULES, currency: findCurrency(code) });
afterEach(() => use('USD'));

const formats = { formatMoney, formatMoneyWhole, formatMoneyShort, formatMoneyPlain };
const written = (amount: string) =>
  Object.values(formats).map((format) => format(amount).replaceAll('\u00A0', ' '));

describe('money', () => {
  it.each([
    ['USD', '2000.00', ['$2,000.00', '$2,000', '$2,000', '$2000']],
    ['USD', '1234.50', ['$1,234.50', '$1,235', '$1,234.50', '$1234.50']],
    ['JPY', '12500', ['¥12,500', '¥12,500', '¥12,500', '¥12500']],
    ['KWD', '1234.500', ['KWD 1,234.500', 'KWD 1,235', 'KWD 1,234.500', 'KWD 1234.500']],
    ['IQD', '25.000', ['IQD 25.000', 'IQD 25', 'IQD 25', 'IQD 25']],
  ])('of %s: %s', (code, amount, texts) => {
    use(code);
    expect(written(amount)).toEqual(texts);
  });

  it.each([
    ['USD', '1299.99', '$1.2k'],
    ['JPY', '1299', '¥1.2k'],
    ['JOD', '1299.990', 'JOD 1.2k'],
    ['JOD', '999.000', 'JOD 999'],
  ])('of %s on the map: %s', (code, amount, text) => {
    use(code);
    expect(formatMoneyCompact(amount).replaceAll('\u00A0', ' ')).toBe(text);
  });

  it('keeps its sign in order where lines run to the left', () => {
    const amount = new Intl.NumberFormat('ar-u-nu-latn', { style: 'currency', currency: 'USD' });
    expect(withSignInOrder(amount.format(870))).toMatch(/US\$\u200E\u200F$/u);
    expect(withSignInOrder(amount.format(-870))).toMatch(/-870\.00\u200F\u00A0US\$\u200E\u200F$/u);
    const dinars = new Intl.NumberFormat('ar-u-nu-latn', { style: 'currency', currency: 'JOD' });
    expect(withSignInOrder(dinars.format(870))).toMatch(/870\.000\u00A0د\.أ\u200F?$/u);
    expect(withSignInOrder('$870')).toBe('$870');
    expect(withSignInOrder('870 €')).toBe('870 €');
    expect(withSignInOrder('870 CA$')).toBe('870 CA$\u200E');
  });

  it('is named by the sign that stands at its amounts', () => {
    const signs = ['USD', 'JPY', 'EUR', 'KWD'].map((code) => {
      use(code);
      return currencySign();
    });
    expect(signs).toEqual(['$', '¥', '€', 'KWD']);
  });

  it('of every currency reaches the screen and the API whole', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CURRENCY_CODES),
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        (code, cents) => {
          use(code);
          const amount = toAmount(cents);
          expect(parseAmount(amount)).toBe(cents);
          expect(formatMoney(amount).replaceAll(/[^\d]/gu, '')).toBe(amount.replace('.', ''));
        },
      ),
    );
  });
});
