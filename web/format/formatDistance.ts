import { language } from './language.ts';
import { formatNumber } from './format.ts';

const KM = 1_000;

/** '40 m', '350 m', '1.2 km', '20 km'. */
export function formatDistance(metres: number): string {
  const { metre, kilometre } = language.units;
  const rounded = Math.max(10, Math.round(metres / 10) * 10);
  if (rounded < KM) return `${rounded} ${metre}`;
  const km = metres / KM;
  if (km >= 10) return `${formatNumber(Math.round(km))} ${kilometre}`;
  return `${String(Math.round(km * 10) / 10).replace('.', language.decimal)} ${kilometre}`;
}
