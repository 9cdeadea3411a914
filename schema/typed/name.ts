import { withLatinDigits } from './digits.ts';

/**
 * A name or password in the one form in which it is stored and compared: composed letters, and
 * full-width ones as plain.
 */
export const comparedForm = (typed: string): string => typed.normalize('NFKC');

/** Pasted along from chats and web pages; no name holds them. */
const UNDRAWN = /\p{Cf}/gu;

/** What pages and phones write for the hyphen, the only one that names have. */
const DASHES = /[\u2010-\u2015\u2212]/gu;

/** A username as it is stored. */
export const plainName = (typed: string): string => comparedForm(typed).replaceAll(DASHES, '-');

/** A username or address as typed to find an account. */
export const lookedUpName = (typed: string): string =>
  plainName(typed).replaceAll(UNDRAWN, '').trim();

/** Pairs of letters that differ in one case only. */
const ONE_LETTER: readonly (readonly [RegExp, string])[] = [
  [/i\u0307|ı/gu, 'i'],
  [/ß/gu, 'ss'],
  [/ς/gu, 'σ'],
];

/**
 * What all spellings of a name share, whatever the case: İSTANBUL and istanbul, STRASSE and straße,
 * ΝΙΚΟΣ and νικος. `name_key` in the database gives the same, in every locale. Idempotent.
 */
export function nameKey(name: string): string {
  const small = withLatinDigits(name.normalize('NFKD').toLowerCase());
  const one = ONE_LETTER.reduce(
    (text, [letters, letter]) => text.replaceAll(letters, letter),
    small,
  );
  return one.normalize('NFKC');
}
