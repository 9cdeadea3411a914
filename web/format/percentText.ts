import { language } from './language.ts';

/** Basis points as a percentage with at most two decimals: `30%`, `6.66%`. */
export function percentText(basisPoints: number): string {
  const [whole, rest] = [Math.floor(basisPoints / 100), basisPoints % 100];
  const decimals =
    rest === 0 ? '' : `${language.decimal}${String(rest).padStart(2, '0').replace(/0$/u, '')}`;
  return language.percent(`${whole}${decimals}`);
}
