import { spellings } from '#schema/typed/foldForSearch.ts';

const MARKS = /\p{M}/gu;
const SEPARATORS = /[^\p{L}\p{N}]+/gu;
const APOSTROPHES = /['’‘`]/gu;

/**
 * For comparing names: lowercase, without diacritics, apostrophes and punctuation, words separated
 * by one space. Idempotent.
 */
export const foldText = (text: string): string => nameSpellings(text)[0] ?? '';

/** With the other usual spelling of a name, if it has one: `koln` and `koeln` for Köln. */
export const nameSpellings = (text: string): string[] => spellings(text).map(withoutMarks);

function withoutMarks(folded: string): string {
  return folded
    .replaceAll(MARKS, '')
    .replaceAll(APOSTROPHES, '')
    .replaceAll(SEPARATORS, ' ')
    .trim();
}
