const MARKS = /\p{M}/gu;
const SEPARATORS = /[^\p{L}\p{N}]+/gu;
const LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};
const LETTERS_PATTERN = /[ßøłđæœı]/gu;
const APOSTROPHES = /['’‘`]/gu;

/**
 * For comparing names: lowercase, without diacritics, apostrophes and punctuation, words separated
 * by one space. Idempotent.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(LETTERS_PATTERN, (letter) => LETTERS[letter] ?? letter)
    .replace(APOSTROPHES, '')
    .replace(SEPARATORS, ' ')
    .trim();
}
