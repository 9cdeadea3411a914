import { withLatinDigits } from './digits.ts';

/** A code of letters and digits as it was made, however it is typed, pasted or spaced. */
export const readCode = (typed: string): string =>
  withLatinDigits(typed.normalize('NFKC'))
    .toLowerCase()
    .replaceAll(/[^a-z\d]/gu, '');
