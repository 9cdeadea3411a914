import { language } from './language.ts';

/** Basis points in hundredths with at most two decimals: `30`, `6.66`. */
export function hundredthsText(basisPoints: number): string {
  const [whole, rest] = [Math.floor(basisPoints / 100), basisPoints % 100];
  const decimals =
    rest === 0 ? '' : `${language.decimal}${String(rest).padStart(2, '0').replace(/0$/u, '')}`;
  return `${whole}${decimals}`;
}

/** Basis points as a percentage with at most two decimals: `30%`, `6.66%`. */
export const percentText = (basisPoints: number): string =>
  language.percent(hundredthsText(basisPoints));
