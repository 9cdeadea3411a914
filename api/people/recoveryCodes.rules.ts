import { RECOVERY_CODES } from '#schema/limits.ts';

/** Without characters that are easily confused. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const SIGN_COUNT = 16;
const GROUP = /.{4}(?=.)/gu;

/** 16 characters in groups of four. */
export function newCode(randomBytes: (length: number) => Uint8Array): string {
  const signs = Array.from(randomBytes(SIGN_COUNT), (byte) => SIGNS[byte % SIGNS.length]);
  return signs.join('').replaceAll(GROUP, '$&-');
}

export const newRecoveryCodes = (randomBytes: (length: number) => Uint8Array): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => newCode(randomBytes));
