const DIGITS = /\p{Nd}/gu;
const IS_DIGIT = /^\p{Nd}$/u;
const LATIN_ZERO = 0x30;
const LATIN_NINE = 0x39;

/** Unicode gives every script its ten digits in a row, so those before one tell its value. */
function valueOfDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? LATIN_ZERO;
  if (code >= LATIN_ZERO && code <= LATIN_NINE) return digit;
  let before = 0;
  while (IS_DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** Digits of every script as Latin ones; other numerals, such as ² or ½, stay. */
export const withLatinDigits = (text: string): string => text.replaceAll(DIGITS, valueOfDigit);
