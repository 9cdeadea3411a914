import { expect, test } from 'vitest';
import { communityAreas } from './communityAreas.ts';

const at = (location: string, times: number) => Array.from({ length: times }, () => ({ location }));

test('ranks at most five areas and compares each with the top one [9.39]', () => {
  const issues = [
    ...at('1 State Street, South Loop, Chicago', 4),
    ...at('2 Lake Street, Downtown, Chicago', 2),
    ...at('My Location', 9),
    ...['A Park', 'B Park', 'C Park', 'D Park'].flatMap((name) => at(name, 1)),
  ];
  expect(communityAreas(issues)).toEqual([
    { name: 'South Loop', count: 4, percentOfTop: 100 },
    { name: 'Downtown', count: 2, percentOfTop: 50 },
    { name: 'A Park', count: 1, percentOfTop: 25 },
    { name: 'B Park', count: 1, percentOfTop: 25 },
    { name: 'C Park', count: 1, percentOfTop: 25 },
  ]);
});

test('is empty without issues', () => {
  expect(communityAreas([])).toEqual([]);
});
