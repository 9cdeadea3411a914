import { describe, expect, test } from 'vitest';
import { arrowsOf, arrowsUp, mutualRooms } from './roomOrder.ts';
import { isTest, readSourceFiles } from './sourceFiles.ts';

/**
 * The rooms of the app, lowest first: each imports only from those before it. What serves all of them
 * stands first. A proposal needs no pledge, but a pledge chooses a proposal; `case` is how the work is
 * judged and paid, which jurors, the public record and the page of an issue all show.
 */
const ROOMS = [
  'web/format',
  'web/net',
  'web/device',
  'web/map',
  ...[
    'site',
    'people',
    'issues',
    'notices',
    'moderation',
    'discussion',
    'proposals',
    'pledges',
    'proof',
    'case',
    'jury',
    'record',
    'issue',
    'map',
    'report',
    'outbox',
    'account',
    'desk',
    'console',
    'pages',
    'shell',
  ].map((feature) => `web/features/${feature}`),
];

const product = readSourceFiles().filter((file) => file.path.startsWith('web/') && !isTest(file));
const roomOf = (path: string) => ROOMS.find((room) => path.startsWith(`${room}/`));
const arrows = arrowsOf(product);

describe('the rooms of the app', () => {
  test('import only rooms before them', () => {
    expect(arrowsUp(arrows, ROOMS, roomOf)).toEqual([]);
  });

  test('never import each other', () => {
    expect(mutualRooms(arrows, ROOMS, roomOf)).toEqual([]);
  });

  test('are all of the features, and all there', () => {
    const features = product.flatMap(({ path }) => /^web\/features\/[^/]+/u.exec(path)?.[0] ?? []);
    const written = ROOMS.filter((room) => room.startsWith('web/features/'));
    expect([...new Set(features)].toSorted()).toEqual(written.toSorted());
    expect(ROOMS.filter((room) => !product.some(({ path }) => roomOf(path) === room))).toEqual([]);
  });
});
