import { language } from './language.ts';

/** Arabic digits are consecutive, as Latin ones are. */
const ARABIC_ZERO = 0x0660;

/** Invisible, and in no amount: text with it stays in the field, or comes back with a draft, as typed. */
const JOINER = '\u2060';

/**
 * A typed amount in the contract's form: `12,50` becomes `12.50` where the language writes it so.
 * There a point before exactly three digits groups them, so `1.250` is left invalid: the contract
 * answers with an example, and no one pays a thousandth or a thousandfold.
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
