/**
 * A currency by its ISO 4217 code, with the number of decimals that the standard gives it. Amounts go
 * in whole `step`s of its smallest unit: cards move no single fils of a dinar.
 */
export type Currency = { readonly code: string; readonly decimals: number; readonly step: bigint };

const WITHOUT_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
const WITH_THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND';

/**
 * The currency of an ISO 4217 code. Not by the platform's `Intl`, whose decimals are those that shops
 * write: it gives the dinar of Iraq none.
 */
export function currencyOf(code: string): Currency {
  if (WITHOUT_DECIMALS.includes(code)) return { code, decimals: 0, step: 1n };
  if (WITH_THREE_DECIMALS.includes(code)) return { code, decimals: 3, step: 10n };
  // The ariary is said to have fifths, and nobody moves one.
  return { code, decimals: 2, step: code === 'MGA' ? 100n : 1n };
}

/** What an installation has that was never told otherwise. */
export const US_DOLLAR = currencyOf('USD');
