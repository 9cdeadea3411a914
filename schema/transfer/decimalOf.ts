/** The precision of stored places. */
const DECIMALS = 7;

/** Without an exponent, which neither the contract nor people read: 0.0000001, not 1e-7. */
export const decimalOf = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(DECIMALS).replace(/\.?0+$/u, '');
