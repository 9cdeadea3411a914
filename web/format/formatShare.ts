import { language } from './language.ts';

/**
 * Basis points as a percentage with at most one decimal, rounded down: `66.6%`, `100%`; a dash for
 * null.
 */
export function formatShare(basisPoints: number | null): string {
  if (basisPoints === null) return '–';
  const tenths = Math.floor(basisPoints / 10);
  const rest = tenths % 10 === 0 ? '' : `${language.decimal}${tenths % 10}`;
  return language.percent(`${Math.floor(tenths / 10)}${rest}`);
}

/** Hundredths of a star as `4.67`; a dash without ratings. */
export function formatStars(hundredths: number | null): string {
  if (hundredths === null) return '–';
  const rest = String(hundredths % 100).padStart(2, '0');
  return `${Math.floor(hundredths / 100)}${language.decimal}${rest}`;
}
