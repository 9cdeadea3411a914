import { foldForSearch } from '#schema/typed/foldForSearch.ts';

const MARKS = /\p{M}/gu;
const SEPARATORS = /[^\p{L}\p{N}]+/gu;
const APOSTROPHES = /['’‘`]/gu;

/**
 * For comparing names: lowercase, without diacritics, apostrophes and punctuation, words separated
 * by one space. Idempotent.
 */
export function foldText(text: string): string {
  return foldForSearch(text)
    .replaceAll(MARKS, '')
    .replaceAll(APOSTROPHES, '')
    .replaceAll(SEPARATORS, ' ')
    .trim();
}
