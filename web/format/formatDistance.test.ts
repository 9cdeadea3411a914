import { expect, test } from 'vitest';
import { formatDistance } from './formatDistance.ts';

test('a distance is said in round metres, and from a kilometre on in kilometres', () => {
  expect([0, 38, 354, 996, 1_234, 19_900, 1_234_567].map(formatDistance)).toEqual([
    '10 m',
    '40 m',
    '350 m',
    '1 km',
    '1.2 km',
    '20 km',
    '1,235 km',
  ]);
});
