import * as v from 'valibot';
import { shortText } from '#schema/text.ts';
import { formatCents, parseCents, type Cents } from './money.ts';

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
