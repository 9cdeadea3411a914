import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from '#schema/limits.ts';

const NOT_IN_NAMES = /[^\p{L}\p{M}\p{N}._-]+/gu;

/** A username out of a name or an address, to begin with; empty where nothing of it can be one. */
export function suggestUsername(name: string): string {
  const [first = ''] = name.normalize('NFKC').split('@');
  const plain = first.trim().replaceAll(NOT_IN_NAMES, '-').slice(0, USERNAME_MAX_LENGTH);
  return plain.length >= USERNAME_MIN_LENGTH ? plain : '';
}
