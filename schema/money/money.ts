import type { Currency } from './currency.ts';

/** Digits, an optional point and decimals: no signs, exponents, spaces or other digits. */
const DECIMAL = /^(\d{1,13})(?:\.(\d{1,3}))?$/u;

/**
 * A whole number of the smallest units of the installation's currency: cents of a dollar, yen, fils of
 * a dinar. Money is never a floating-point number. The name is that of the first currency, which the
 * database and the records of every issue use as well.
 */
export type Cents = bigint;

/**
 * The smallest units of a decimal text such as "12.5" or "12.50"; null when the text is not an
 * amount, or has more decimals than the currency.
 */
export function parseCents(text: string, { decimals }: Currency): Cents | null {
  const [, whole = '', part = ''] = DECIMAL.exec(text) ?? [];
  if (whole === '' || part.length > decimals) return null;
  return BigInt(whole + part.padEnd(decimals, '0'));
}

/** Decimal text with all decimals of the currency, as the API carries money: 1250n is "12.50" in dollars. */
export function formatCents(cents: Cents, { decimals }: Currency): string {
  const sign = cents < 0n ? '-' : '';
  const digits = (cents < 0n ? -cents : cents).toString().padStart(decimals + 1, '0');
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** A currency as sentences name what it is paid in: `US dollars`, `Japanese yen`. */
export function nameOfCurrency({ code }: Currency, locale = 'en-US'): string {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'name',
  }).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? code;
}

/** An amount as people type it: without groups and currency, `25,50`. */
export function writeDecimals(cents: Cents, currency: Currency, locale: string): string {
  const { decimals } = currency;
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    useGrouping: false,
  }).format(formatCents(cents, currency) as Intl.StringNumericLiteral);
}

/**
 * An amount with its currency as notices, mails and refusals name it: in English without groups,
 * `$1000.00`, elsewhere as people there write it, `1.000,00 €`.
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
  return withBareSign(format.format(formatCents(cents, currency) as Intl.StringNumericLiteral));
}

/** Without the full stop of an Arabic sign (`د.أ.`): a sentence that ends with the amount has its own. */
export const withBareSign = (text: string): string =>
  text.replace(/(?<=\p{Script=Arabic})\.(?=\u200F?$)/u, '');
