import { expect, test } from 'vitest';
import { failoverFloorsFor, floorsFor } from './floors.ts';

const REACHED = { items: 2_000, apiKills: 9, databaseKills: 3, browserKills: 1 };

test('floors grow with the seconds; a part of it is enough for a short run, and of the items for a long one', () => {
  const floors = (seconds: number) => floorsFor(seconds, REACHED, true).map(({ floor }) => floor);
  expect(floors(60)).toEqual([800, 30, 8, 8]);
  expect(floors(20)).toEqual([133, 3, 1, 1]);
  expect(floors(600)).toEqual([6_400, 300, 80, 80]);
});

test('without browsers nothing is asked of them', () => {
  expect(floorsFor(20, REACHED, false)).toEqual([
    { name: 'items', floor: 133, reached: 2_000 },
    { name: 'apiKills', floor: 3, reached: 9 },
    { name: 'databaseKills', floor: 1, reached: 3 },
  ]);
});

test('with failovers there is one every ten seconds, but for the time that a busy machine takes', () => {
  const reached = { items: 2_000, failovers: 6, pledges: 900 };
  const floors = (seconds: number) => failoverFloorsFor(seconds, reached).map(({ floor }) => floor);
  expect(floors(60)).toEqual([600, 4, 150]);
  expect(floors(20)).toEqual([20, 2, 10]);
});
