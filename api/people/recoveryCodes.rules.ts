import { RECOVERY_CODES } from '#schema/limits.ts';

/** Without signs that are read for others. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const SIGN_COUNT = 16;
const GROUP = /.{4}(?=.)/gu;

/** A code of 16 signs, in groups of four, which nobody guesses. */
export function newCode(randomBytes: (length: number) => Uint8Array): string {
  const signs = Array.from(randomBytes(SIGN_COUNT), (byte) => SIGNS[byte % SIGNS.length]);
  return signs.join('').replaceAll(GROUP, '$&-');
}

/** A handful of such codes. */
export const newRecoveryCodes = (randomBytes: (length: number) => Uint8Array): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => newCode(randomBytes));
