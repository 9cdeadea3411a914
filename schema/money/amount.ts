import * as v from 'valibot';
import { shortText } from '#schema/text.ts';
import type { Currency } from './currency.ts';
import { formatCents, nameOfCurrency, parseCents, writeMoney, type Cents } from './money.ts';

/** Decimal text as the API answers it, with the decimals of the installation's currency. */
export const decimalText = v.pipe(v.string(), v.regex(/^-?\d+(?:\.\d{2,3})?$/u));

function formMessage(currency: Currency): string {
  const { code, decimals } = currency;
  const name = code === 'USD' ? 'dollars' : nameOfCurrency(currency);
  if (decimals === 0) return `Please enter a whole amount in ${name}, for example 2500.`;
  const example = formatCents((51n * 10n ** BigInt(decimals)) / 2n, currency);
  return `Please enter an amount in ${name}, for example 25 or ${example}.`;
}

/**
 * An amount in a request: decimal text, or a number as older clients send it. Output: whole smallest
 * units of the currency. Missing or empty is answered with `requiredMessage`. Spaces are refused here
 * as in the pattern, so that what is booked was written as money; forms trim what a person typed.
 */
export function amount(
  requiredMessage: string,
  currency: Currency,
  { min, max }: { min: Cents; max: Cents },
) {
  const message = formMessage(currency);
  return v.pipe(
    shortText(requiredMessage, message),
    v.nonEmpty(requiredMessage),
    v.check((value) => parseCents(value, currency) !== null, message),
    v.transform((value) => parseCents(value, currency) ?? 0n),
    v.minValue(min, `The amount must be at least ${writeMoney(min, currency)}.`),
    v.maxValue(max, `The amount must be at most ${writeMoney(max, currency)}.`),
    v.check(
      (cents) => cents % currency.step === 0n,
      `The amount must be a multiple of ${writeMoney(currency.step, currency)}.`,
    ),
  );
}
