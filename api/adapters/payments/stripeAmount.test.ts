import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCurrency } from '#schema/money/currency.ts';
import { CURRENCY_CODES } from '#schema/money/currencyCodes.ts';
import { isStripeCurrency, largestCharge, providerAmount, toStripeAmount } from './stripeAmount.ts';

describe('an amount for Stripe', () => {
  it.each([
    ['USD', 1_250n, 1_250],
    ['JPY', 1_250n, 1_250],
    ['KWD', 1_250n, 1_250],
    ['ISK', 1_250n, 125_000],
    ['UGX', 1_250n, 125_000],
    ['MGA', 125_000n, 1_250],
  ])('%s: %d of the smallest unit are %d', (code, cents, amount) => {
    expect(toStripeAmount(cents, findCurrency(code))).toBe(amount);
    expect(providerAmount(amount, code.toLowerCase())).toEqual({
      amountCents: cents,
      currencyCode: code,
    });
  });

  it('comes back the same in every currency, in whole steps', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CURRENCY_CODES).map(findCurrency),
        fc.bigInt({ min: 0n, max: 10n ** 8n }),
        (currency, steps) => {
          const cents = steps * currency.step;
          const { amountCents } = providerAmount(toStripeAmount(cents, currency), currency.code);
          expect(amountCents).toBe(cents);
        },
      ),
    );
  });

  it('is in a currency that Stripe charges cards in', () => {
    expect(['KWD', 'JOD', 'BHD', 'OMR', 'TND', 'EUR'].filter(isStripeCurrency)).toHaveLength(6);
    expect(['IQD', 'LYD', 'SYP'].filter(isStripeCurrency)).toEqual([]);
  });

  it.each([
    ['USD', 99_999_999n],
    ['ISK', 999_999n],
    ['MGA', 9_999_999_900n],
    ['JOD', 99_999_990n],
  ])('has eight digits at most, in whole steps: %s', (code, largest) => {
    expect(largestCharge(findCurrency(code))).toBe(largest);
  });
});
