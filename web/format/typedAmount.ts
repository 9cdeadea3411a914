import { language } from './language.ts';

/** The digits of Arabic script stand in a row, as those of Latin script do. */
const ARABIC_ZERO = 0x0660;

/** Not seen, and in no amount: what stays in the field, or comes back with a draft, looks as it was typed. */
const JOINER = '\u2060';

/**
 * What a person typed as an amount, as the contract writes it: `12,50` is `12.50` where the language
 * writes it so. A point before exactly three digits groups them there, so `1.250` is left as nothing
 * that the contract understands: it answers with an example, and nobody pays a thousandth or thousandfold.
 */
export function typedAmount(typed: string): string {
  const text = typed
    .trim()
    .replaceAll(/[٠-٩]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - ARABIC_ZERO))
    .replace('٫', '.');
  if (language.decimal !== ',') return text;
  if (/^\d+\.\d{3}$/u.test(text)) return text.replace('.', `.${JOINER}`);
  return /^\d+,\d+$/u.test(text) ? text.replace(',', '.') : text;
}
