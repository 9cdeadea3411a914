import { withLatinDigits } from './digits.ts';

/**
 * Accents of Latin, Greek and Cyrillic, vowel points of Arabic and Hebrew, and what draws nothing.
 * Marks of other scripts are letters to those who write them.
 */
const DROPPED =
  // oxlint-disable-next-line no-misleading-character-class -- each is a character of its own
  /[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u1AB0-\u1ACE\u1DC0-\u1DFF\u20D0-\u20F0\uFE20-\uFE2F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;

/** Letters that are not made by an accent, as people without such a key write them. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ə: 'e',
  ς: 'σ',
  ґ: 'г',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ھ: 'ه',
  ٱ: 'ا',
  '\u2018': "'",
  '\u2019': "'",
  '\u02BB': "'",
  '\u02BC': "'",
  '\u02BE': "'",
  '\u02BF': "'",
  '\u2032': "'",
  '`': "'",
  '\u201C': '"',
  '\u201D': '"',
  '\u201E': '"',
  '«': '"',
  '»': '"',
  '\u2044': '/',
  '\u2010': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');
/** What keyboards have beside the apostrophe; decomposed, it would be a space. */
const LONE_ACUTE = /\u00B4/gu;
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;

/**
 * As people spell when they search: small letters without accents, composed or not, `strasse` for
 * Straße, digits of every script as Latin ones. Idempotent. `search_fold` in the database gives the
 * same, so that list, map and device find the same.
 */
export function foldForSearch(value: string): string {
  return value
    .replaceAll(LONE_ACUTE, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(DROPPED, '')
    .replaceAll(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(OTHER_DIGITS, withLatinDigits);
}

/** Ä, ö, ü, å and ø, decomposed, which are also written with two letters. */
const UMLAUTS = /[aou]\u0308|a\u030A|\u00F8/giu;

function inTwoLetters(umlaut: string): string {
  if (umlaut.endsWith('\u0308')) return `${umlaut.slice(0, 1)}e`;
  return umlaut.endsWith('\u030A') ? 'aa' : 'oe';
}

/**
 * The other usual spelling, folded: `mueller` for Müller, `aabenraa` for Åbenrå. Without such
 * letters the same as `foldForSearch`. `search_spelled_out` in the database gives the same.
 */
export const spelledOut = (value: string): string =>
  foldForSearch(value.normalize('NFD').replaceAll(UMLAUTS, inTwoLetters));

/** Both spellings of a text, or of a search in one; one if they are equal. */
export function spellings(value: string): string[] {
  return [...new Set([foldForSearch(value), spelledOut(value)])];
}

/** Whether a text has the words of a search, whose `spellings` are given. */
export const hasSpelling = (text: string, needles: readonly string[]): boolean =>
  spellings(text).some((spelled) => needles.some((needle) => spelled.includes(needle)));
