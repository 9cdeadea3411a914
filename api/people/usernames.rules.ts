import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from '#schema/limits.ts';

/** Letters of other scripts, signs and digits that look like a Latin letter, by that letter. */
const LOOKALIKES: readonly [letter: string, like: string][] = [
  ['a', 'аαɑ'],
  ['b', 'ьв'],
  ['c', 'сϲ'],
  ['d', 'ԁ'],
  ['e', 'еєε'],
  ['g', 'ɡ'],
  ['h', 'һн'],
  ['i', 'іιı'],
  ['j', 'ј'],
  ['k', 'кκ'],
  ['l', '1|ӏǀ'],
  ['m', 'м'],
  ['n', 'пηո'],
  ['o', '0оοօ'],
  ['p', 'рρ'],
  ['q', 'ԛ'],
  ['r', 'г'],
  ['s', 'ѕ'],
  ['t', 'тτ'],
  ['u', 'υս'],
  ['v', 'ѵν'],
  ['w', 'ԝωш'],
  ['x', 'хχ'],
  ['y', 'уγү'],
  ['z', 'ʐ'],
];
const LATIN = new Map(
  LOOKALIKES.flatMap(([letter, like]) => Array.from(like, (one) => [one, letter] as const)),
);
const MARKS = /\p{M}/gu;
const JOINTS = /[._-]+/gu;

/** Names that would be taken for the site's own. */
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

/**
 * What a name looks like at a glance: two names of one skeleton can be taken for each other. Without
 * case, marks and joints, and with the Latin letter for each of another script that is drawn alike.
 */
export function nameSkeleton(username: string): string {
  const plain = username.normalize('NFKD').replaceAll(MARKS, '').toLowerCase();
  const latin = Array.from(plain, (sign) => LATIN.get(sign) ?? sign).join('');
  const joined = latin.replaceAll(JOINTS, '');
  const drawn = joined.replaceAll('rn', 'm').replaceAll('vv', 'w');
  // A name of joints alone looks like nothing but itself.
  return drawn === '' ? plain : drawn;
}

/** By these only people are called who may decide here. */
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
/** What stands in the place of a name that was erased. */
const OF_DELETED = nameSkeleton('deleted-');

/** Whether nobody may have the name, because it would be read as that of the site, or as of no one. */
export function isReserved(username: string): boolean {
  const skeleton = nameSkeleton(username);
  return RESERVED_SKELETONS.has(skeleton) || skeleton.startsWith(OF_DELETED);
}

const STAFF_SKELETONS = new Set(OF_STAFF.flatMap((word) => [word, `${word}s`].map(nameSkeleton)));
const BETWEEN_WORDS = /[\s,;:/&()"'’“”·]+/u;

/**
 * Whether a name to be shown would be read as that of somebody who may decide here: by a word in it, or
 * drawn apart as a whole.
 */
export function isStaffName(name: string): boolean {
  const words = name.split(BETWEEN_WORDS);
  const drawn = [...words, ...words.flatMap((word) => word.split(JOINTS)), words.join('')];
  return drawn.some((word) => STAFF_SKELETONS.has(nameSkeleton(word)));
}

const NOT_IN_NAMES = /[^\p{L}\p{M}\p{N}._-]+/gu;

/** A username out of a name or an address, to begin with; empty where nothing of it can be one. */
export function suggestUsername(name: string): string {
  const [first = ''] = name.normalize('NFKC').split('@');
  const plain = first.trim().replaceAll(NOT_IN_NAMES, '-').slice(0, USERNAME_MAX_LENGTH);
  return plain.length >= USERNAME_MIN_LENGTH ? plain : '';
}
