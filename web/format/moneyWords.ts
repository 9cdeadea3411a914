import type { Currency } from '#schema/money/currency.ts';

/** How people write their currency beyond what tables of signs contain. */
const ALSO: Readonly<Record<string, string>> = {
  USD: 'US$ $US dollars dollar',
  EUR: 'euro euros',
  GBP: 'pounds',
  INR: 'Rs',
  PKR: 'Rs',
  TRY: 'TL',
  BRL: 'R$ reais real',
  CHF: 'Fr SFr',
  PLN: 'zl',
  SEK: 'kr',
  NOK: 'kr',
  DKK: 'kr',
  VND: 'đ vnđ',
  EGP: 'LE L.E.',
};
/** Abbreviations are written with and without their full stop. */
const LAST_POINT = /\.\u200F?$/u;
const DISPLAYS = ['symbol', 'narrowSymbol', 'name'] as const;

/** Signs and names for one unit and for several, as this locale writes them. */
function namesIn(locale: string, currency: string): string[] {
  return DISPLAYS.flatMap((currencyDisplay) => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
    return [1, 100].map(
      (amount) => format.formatToParts(amount).find(({ type }) => type === 'currency')?.value ?? '',
    );
  });
}

/** The code, signs and words of a currency, as people type them with an amount. */
export function moneyWords({ code }: Currency, locale: string): string[] {
  const signs = [...namesIn(locale, code), ...namesIn('en', code)];
  const names = [code, ...signs, ...(ALSO[code]?.split(' ') ?? [])];
  return [...new Set(names.flatMap((name) => [name, name.replace(LAST_POINT, ''), `${name}.`]))];
}
