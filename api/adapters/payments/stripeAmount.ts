import { currencyOf, type Currency } from '#schema/money/currency.ts';
import type { Cents } from '#schema/money/money.ts';

/**
 * Stripe counts in the smallest unit of a currency, and differs from ISO 4217 in three: it writes
 * krónur and Ugandan shillings with two decimals that are always zero, and ariary without any.
 */
const STRIPE_DECIMALS: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 };

/** Those of `CURRENCY_CODES` that are missing from the currencies Stripe's API says it supports. */
const UNSUPPORTED = 'CUP ERN IQD IRR KPW LYD MRU SDG SSP STN SYP TMT VES ZWG'.split(' ');

/** Whether Stripe charges cards in the currency of that code. */
export const isStripeCurrency = (code: string): boolean => !UNSUPPORTED.includes(code);

/** Stripe takes eight digits. */
const LARGEST = 99_999_999n;

const shiftOf = ({ code, decimals }: Currency) => (STRIPE_DECIMALS[code] ?? decimals) - decimals;

const scaled = (amount: bigint, shift: number): bigint =>
  shift < 0 ? amount / 10n ** BigInt(-shift) : amount * 10n ** BigInt(shift);

/** An amount as Stripe counts it. Whole steps of the currency lose nothing by it. */
export const stripeAmountOf = (cents: Cents, currency: Currency): number =>
  Number(scaled(cents, shiftOf(currency)));

/** An amount of a message of Stripe's; `code` as it writes it there. */
export function centsOfStripe(amount: number, code: string): Cents {
  return scaled(BigInt(amount), -shiftOf(currencyOf(code.toUpperCase())));
}

/** The most that one payment by card can be. */
export function largestCharge(currency: Currency): Cents {
  const largest = scaled(LARGEST, -shiftOf(currency));
  return largest - (largest % currency.step);
}
