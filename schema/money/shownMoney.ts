import type { Currency } from './currency.ts';
import { formatCents, withSignInOrder, type Cents } from './money.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/** Created on first use and cached: making one takes a phone longer than a page of amounts. */
export function moneyFormatter(
  { code }: Currency,
  decimals: number,
  locale: string,
): Intl.NumberFormat {
  const name = `${code} ${decimals} ${locale}`;
  const made =
    formatters.get(name) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: code,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  formatters.set(name, made);
  return made;
}

/** On pages, grouped, without decimals if they are zero: `$1,329`, `1.329,50 €`. */
export function showMoney(cents: Cents, currency: Currency, locale: string): string {
  const isWhole = cents % 10n ** BigInt(currency.decimals) === 0n;
  const format = moneyFormatter(currency, isWhole ? 0 : currency.decimals, locale);
  // Text stays exact, however large.
  return withSignInOrder(format.format(formatCents(cents, currency) as Intl.StringNumericLiteral));
}
