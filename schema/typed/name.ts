/**
 * A name or password in the one form in which it is stored and compared: composed letters, and
 * full-width ones as plain.
 */
export const comparedForm = (typed: string): string => typed.normalize('NFKC');

/** A username or address as typed to find an account. */
export const lookedUpName = (typed: string): string => comparedForm(typed).trim();
