import { nameKey } from '#schema/typed/name.ts';

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

/**
 * Visual form: equal skeletons can be confused. Drops case, marks and joints, and maps look-alike
 * letters of other scripts to Latin.
 */
export function nameSkeleton(username: string): string {
  const plain = nameKey(username).normalize('NFKD').replaceAll(MARKS, '');
  const latin = Array.from(plain, (sign) => LATIN.get(sign) ?? sign).join('');
  const joined = latin.replaceAll(JOINTS, '');
  const drawn = joined.replaceAll('rn', 'm').replaceAll('vv', 'w');
  // A name made only of joints resembles nothing but itself.
  return drawn === '' ? plain : drawn;
}
