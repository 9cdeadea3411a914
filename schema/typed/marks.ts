import { withLatinDigits } from './digits.ts';

// oxlint-disable no-misleading-character-class -- each is a character of its own
/**
 * Pasted along from web pages, chats and address books; they draw nothing. U+202E is not among them: after
 * it people see `05.21` as 12.50, so that nobody knows which is meant.
 */
const INVISIBLE =
  /[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202D\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
const SPACES = /[\s\u2800]/gu;
/** Every hyphen, dash and minus sign. */
const DASHES = /[\u2010-\u2015\u2043\u2052\u207B\u208B\u2212\u2796\uFE58\uFE63\uFF0D]/gu;
const APOSTROPHES = /[\u2018\u2019\u201B\u02BC\u02B9\u2032\u00B4`\uFF07]/gu;
/** Full-width and small forms, as typed with East Asian keyboards. */
const WIDE = /[\uFF01-\uFF5E]/gu;
const WIDE_TO_PLAIN = 0xfee0;

export const withPlainWideSigns = (text: string): string =>
  text.replaceAll(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDE_TO_PLAIN));

/**
 * One sign for all that look and mean the same: Latin digits, `-`, `'` and plain spaces, trimmed
 * and without what draws nothing. For reading numbers and addresses, never for storing texts.
 */
export function withPlainMarks(text: string): string {
  return withPlainWideSigns(withLatinDigits(text).replaceAll(INVISIBLE, ''))
    .replaceAll(SPACES, ' ')
    .replaceAll(DASHES, '-')
    .replaceAll(APOSTROPHES, "'")
    .trim();
}
