import * as v from 'valibot';
import { shortText } from '#schema/text.ts';

/** Digits, an optional point and up to two decimals: no signs, exponents, spaces or other digits. */
const DECIMAL = /^(\d{1,13})(?:\.(\d{1,2}))?$/u;

/** A whole number of US cents. Money is never a floating-point number. */
export type Cents = bigint;

/** Cents of a decimal text such as "12.5" or "12.50"; null when the text is not an amount. */
export function parseCents(text: string): Cents | null {
  const match = DECIMAL.exec(text);
  if (!match) return null;
  return BigInt(match[1] ?? '') * 100n + BigInt((match[2] ?? '').padEnd(2, '0'));
}

/** Decimal text with exactly two decimals, as the API carries money: 1250n becomes "12.50". */
export function formatCents(cents: Cents): string {
  const sign = cents < 0n ? '-' : '';
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Decimal text as the API answers it. */
export const decimalText = v.pipe(v.string(), v.regex(/^-?\d+\.\d{2}$/u));

const AMOUNT_MESSAGE = 'Please enter an amount in dollars, for example 25 or 25.50.';

/**
 * An amount in a request: decimal text, or a number as older clients send it. Output: cents.
 * Missing or empty is answered with `requiredMessage`. Spaces are refused here as in the pattern, so
 * that what is booked was written as money; forms trim what a person typed.
 */
export function amount(requiredMessage: string, minCents: Cents, maxCents: Cents) {
  return v.pipe(
    shortText(requiredMessage, AMOUNT_MESSAGE),
    v.nonEmpty(requiredMessage),
    v.check((value) => parseCents(value) !== null, AMOUNT_MESSAGE),
    v.transform((value) => parseCents(value) ?? 0n),
    v.minValue(minCents, `The amount must be at least $${formatCents(minCents)}.`),
    v.maxValue(maxCents, `The amount must be at most $${formatCents(maxCents)}.`),
  );
}
