import * as v from 'valibot';
import { LOCALES } from '#schema/languages/languages.ts';
import { OWN_LANGUAGE } from '#schema/languages/ownLanguage.ts';
import { shortText } from '#schema/text.ts';
import type { Currency } from './currency.ts';
import { nameOfCurrency, parseCents, writeDecimals, writeMoney, type Cents } from './money.ts';

const LOCALE = LOCALES[OWN_LANGUAGE];

/** Decimal text with the decimals of the installation's currency. */
export const decimalText = v.pipe(v.string(), v.regex(/^-?\d+(?:\.\d{2,3})?$/u));

function formMessage(currency: Currency): string {
  const { code, decimals } = currency;
  const isDollars = code === 'USD' && OWN_LANGUAGE === 'en';
  const name = isDollars ? 'dollars' : nameOfCurrency(currency, LOCALE);
  if (decimals === 0) return `Please enter a whole amount in ${name}, for example 2500.`;
  const example = writeDecimals((51n * 10n ** BigInt(decimals)) / 2n, currency, LOCALE);
  return `Please enter an amount in ${name}, for example 25 or ${example}.`;
}

/**
 * An amount in a request: decimal text, or a number from older clients. Output: whole smallest
 * units of the currency. Missing or empty: `requiredMessage`. Spaces are refused, so that what is
 * booked was written as money; forms trim their input.
 */
export function amount(
  requiredMessage: string,
  currency: Currency,
  { min, max }: { min: Cents; max: Cents },
) {
  const message = formMessage(currency);
  const written = (cents: Cents) => writeMoney(cents, currency, LOCALE);
  return v.pipe(
    shortText(requiredMessage, message),
    v.nonEmpty(requiredMessage),
    v.check((value) => parseCents(value, currency) !== null, message),
    v.transform((value) => parseCents(value, currency) ?? 0n),
    v.minValue(min, `The amount must be at least ${written(min)}.`),
    v.maxValue(max, `The amount must be at most ${written(max)}.`),
    v.check(
      (cents) => cents % currency.step === 0n,
      `The amount must be a multiple of ${written(currency.step)}.`,
    ),
  );
}
