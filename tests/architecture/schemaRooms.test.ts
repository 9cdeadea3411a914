import { describe, expect, test } from 'vitest';
import { arrowsOf, arrowsUp, mutualRooms } from './roomOrder.ts';
import { isTest, readSourceFiles } from './sourceFiles.ts';

/**
 * The rooms of the contract, lowest first: each imports only from those before it. How people's
 * writing is read stands below all, at the root what every room needs; the list of all calls and
 * files of issues, which know every subject, stand last.
 */
const ROOMS = [
  'schema/typed',
  'schema',
  ...[
    'languages',
    'money',
    'places',
    'people',
    'site',
    'issues',
    'notices',
    'case',
    'moderation',
    'console',
    'partners',
    'transfer',
    'contract',
  ].map((room) => `schema/${room}`),
];

const product = readSourceFiles().filter(
  (file) => file.path.startsWith('schema/') && !isTest(file),
);
const roomOf = (path: string) =>
  path.startsWith('schema/') ? path.split('/').slice(0, -1).slice(0, 2).join('/') : undefined;
const arrows = arrowsOf(product);

describe('the rooms of the contract', () => {
  test('import only rooms before them', () => {
    expect(arrowsUp(arrows, ROOMS, roomOf)).toEqual([]);
  });

  test('never import each other', () => {
    expect(mutualRooms(arrows, ROOMS, roomOf)).toEqual([]);
  });

  test('are all there, and all in the order', () => {
    const rooms = new Set(product.flatMap(({ path }) => roomOf(path) ?? []));
    expect([...rooms].toSorted()).toEqual(ROOMS.toSorted());
  });
});
