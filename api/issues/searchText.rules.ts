import { foldForSearch } from '#schema/typed/foldForSearch.ts';

/** Three letters or digits, or two at the end or the beginning of a word: a trigram. */
const TRIGRAM =
  /[\p{L}\p{N}]{3}|[\p{L}\p{N}]{2}[^\p{L}\p{N}]+[\p{L}\p{N}]|[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]{2}/u;

/** Whether the trigram index narrows this search. */
export const hasIndexedPart = (search: string): boolean =>
  TRIGRAM.test(foldForSearch(search.trim()));
