import { language } from './language.ts';

/** `640 B`, `1.5 MB`: decimal units with one decimal below ten. */
export function byteText(bytes: number): string {
  const { bytes: units } = language.units;
  let value = bytes;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1_000;
    unit += 1;
  }
  const text =
    value < 9.95 && unit > 0
      ? value.toFixed(1).replace('.', language.decimal)
      : String(Math.round(value));
  return `${text} ${units[unit]}`;
}
