import type { Currency } from './currency.ts';

/** Digits, an optional point and decimals: no signs, exponents, spaces or other digits. */
const DECIMAL = /^(\d{1,13})(?:\.(\d{1,3}))?$/u;

/**
 * Whole smallest units of the installation's currency: cents of a dollar, yen, fils of a dinar.
 * Money is never a floating-point number. Named after the first currency, as are columns and
 * records.
 */
export type Cents = bigint;

/**
 * Parses decimal text such as "12.5" or "12.50" to smallest units; null: invalid, or more decimals
 * than the currency has.
 */
export function parseCents(text: string, { decimals }: Currency): Cents | null {
  const [, whole = '', part = ''] = DECIMAL.exec(text) ?? [];
  if (whole === '' || part.length > decimals) return null;
  return BigInt(whole + part.padEnd(decimals, '0'));
}

/** With all decimals of the currency, as in the API: 1250n is "12.50" in dollars. */
export function formatCents(cents: Cents, { decimals }: Currency): string {
  const sign = cents < 0n ? '-' : '';
  const digits = (cents < 0n ? -cents : cents).toString().padStart(decimals + 1, '0');
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** For sentences: `US dollars`, `Japanese yen`. */
export function nameOfCurrency({ code }: Currency, locale = 'en-US'): string {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'name',
  }).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? code;
}

/** As typed in a form, without grouping and currency: `25,50`. */
export function writeDecimals(cents: Cents, currency: Currency, locale: string): string {
  const { decimals } = currency;
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    useGrouping: false,
  }).format(formatCents(cents, currency) as Intl.StringNumericLiteral);
}

/**
 * With currency, for notices, mails and refusals: in English without grouping, `$1000.00`,
 * elsewhere in local notation, `1.000,00 €`.
 */
export function writeMoney(cents: Cents, currency: Currency, locale = 'en-US'): string {
  const { code, decimals } = currency;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: locale !== 'en-US',
  });
  return withSignInOrder(format.format(formatCents(cents, currency) as Intl.StringNumericLiteral));
}

/**
 * Drops the full stop of an Arabic sign (`د.أ.`): a sentence that ends with the amount has its own.
 */
export const withBareSign = (text: string): string =>
  text.replace(/(?<=\p{Script=Arabic})\.(?=\u200F?$)/u, '');

/**
 * Fixes the order in right-to-left text: a sign such as `US$` after an amount would be read as
 * `$US`, change sides after a negative amount, and go to the number that follows it in a sentence.
 */
export const withSignInOrder = (text: string): string =>
  withBareSign(text)
    .replace(/(?<=[A-Z])\p{Sc}$/u, '$&\u200E')
    .replace(/^\u200F.*\u200E$/u, '$&\u200F')
    .replace(/(?<=\u200E-[\d.,]+)(?=\u00A0[A-Z])/u, '\u200F');
