import { findCurrency, type Currency } from '#schema/money/currency.ts';
import { CURRENCY_CODES } from '#schema/money/currencyCodes.ts';
import type { Cents } from '#schema/money/money.ts';
import type { ProviderAmount } from '#api/platform/paymentProvider.rules.ts';

/**
 * Stripe counts in the smallest unit, but departs from ISO 4217 in three currencies: krónur and
 * Ugandan shillings have two decimals that are always zero, ariary has none.
 */
const STRIPE_DECIMALS: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 };

/** The `CURRENCY_CODES` that Stripe's API does not list as supported. */
const UNSUPPORTED = 'CUP ERN IQD IRR KPW LYD MRU SDG SSP STN SYP TMT VES ZWG'.split(' ');

export const isStripeCurrency = (code: string): boolean => !UNSUPPORTED.includes(code);

/** Stripe accepts eight digits. */
const LARGEST = 99_999_999n;

const decimalShift = ({ code, decimals }: Currency) =>
  (STRIPE_DECIMALS[code] ?? decimals) - decimals;

const scaled = (amount: bigint, shift: number): bigint =>
  shift < 0 ? amount / 10n ** BigInt(-shift) : amount * 10n ** BigInt(shift);

export const toStripeAmount = (cents: Cents, currency: Currency): number =>
  Number(scaled(cents, decimalShift(currency)));

export function providerAmount(
  amount: number | null | undefined,
  code: string | null | undefined,
): ProviderAmount {
  const currencyCode = (code ?? '').toUpperCase();
  if (typeof amount !== 'number') return { amountCents: null, currencyCode };
  const isKnown = CURRENCY_CODES.includes(currencyCode);
  const amountCents = isKnown
    ? scaled(BigInt(amount), -decimalShift(findCurrency(currencyCode)))
    : null;
  return { amountCents, currencyCode };
}

export function largestCharge(currency: Currency): Cents {
  const largest = scaled(LARGEST, -decimalShift(currency));
  return largest - (largest % currency.step);
}
