/** Digits, an optional point and up to two decimals: no signs, exponents, spaces or other digits. */
const DECIMAL = /^(\d{1,13})(?:\.(\d{1,2}))?$/u;

/** A whole number of US cents. Money is never a floating-point number. */
export type Cents = bigint;

/** Cents of a decimal text such as "12.5" or "12.50"; null when the text is not an amount. */
export function parseCents(text: string): Cents | null {
  const match = DECIMAL.exec(text);
  if (!match) return null;
  return BigInt(match[1] ?? '') * 100n + BigInt((match[2] ?? '').padEnd(2, '0'));
}

/** Decimal text with exactly two decimals, as the API carries money: 1250n becomes "12.50". */
export function formatCents(cents: Cents): string {
  const sign = cents < 0n ? '-' : '';
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
