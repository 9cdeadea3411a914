/**
 * By ISO 4217, with the standard's number of decimals. Amounts are whole multiples of `step`
 * smallest units: cards move no single fils of a dinar.
 */
export type Currency = { readonly code: string; readonly decimals: number; readonly step: bigint };

const WITHOUT_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
const WITH_THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND';

/** Not from `Intl`, whose decimals follow common usage: it gives Iraq's dinar none. */
export function findCurrency(code: string): Currency {
  if (WITHOUT_DECIMALS.includes(code)) return { code, decimals: 0, step: 1n };
  if (WITH_THREE_DECIMALS.includes(code)) return { code, decimals: 3, step: 10n };
  // The ariary has fifths by the standard, but nobody pays with them.
  return { code, decimals: 2, step: code === 'MGA' ? 100n : 1n };
}

/** The default currency. */
export const US_DOLLAR = findCurrency('USD');
