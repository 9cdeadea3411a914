import { nameSkeleton } from '#api/platform/nameSkeleton.rules.ts';
import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from '#schema/limits.ts';
import { comparedForm } from '#schema/typed/name.ts';
import { cutText } from '#schema/typed/cutText.ts';

/** Could be mistaken for the site itself. */
const RESERVED = [
  'admin',
  'administrator',
  'ambassador',
  'anonymous',
  'help',
  'moderator',
  'official',
  'operator',
  'owner',
  'postmaster',
  'root',
  'security',
  'staff',
  'support',
  'system',
  'team',
  'trybe',
  'webmaster',
];

const OF_STAFF = [
  'admin',
  'administrator',
  'ambassador',
  'moderator',
  'official',
  'operator',
  'staff',
  'support',
  'trybe',
  'webmaster',
];

const RESERVED_SKELETONS = new Set(RESERVED.map(nameSkeleton));
const OF_DELETED = nameSkeleton('deleted-');

/** True for names that suggest the site itself or a deleted account. */
export function isReserved(username: string): boolean {
  const skeleton = nameSkeleton(username);
  return RESERVED_SKELETONS.has(skeleton) || skeleton.startsWith(OF_DELETED);
}

const STAFF_SKELETONS = new Set(OF_STAFF.flatMap((word) => [word, `${word}s`].map(nameSkeleton)));
const JOINTS = /[._-]+/gu;
const BETWEEN_WORDS = /[\s,;:/&()"'’“”·]+/u;

/** True for display names that suggest a staff role, in one word or spelled out with separators. */
export function isStaffName(name: string): boolean {
  const words = name.split(BETWEEN_WORDS);
  const drawn = [...words, ...words.flatMap((word) => word.split(JOINTS)), words.join('')];
  return drawn.some((word) => STAFF_SKELETONS.has(nameSkeleton(word)));
}

const NOT_IN_NAMES = /[^\p{L}\p{M}\p{N}._-]+/gu;

/** From a name or address; '' if nothing in it is allowed. */
export function suggestUsername(name: string): string {
  const [first = ''] = comparedForm(name).split('@');
  const plain = cutText(first.trim().replaceAll(NOT_IN_NAMES, '-'), USERNAME_MAX_LENGTH);
  return plain.length >= USERNAME_MIN_LENGTH ? plain : '';
}
