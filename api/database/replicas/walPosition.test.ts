import { expect, it } from 'vitest';
import { parseWalPosition } from './walPosition.ts';

it('orders the places of the log as PostgreSQL does, also across its files', () => {
  const places = ['0/9', '0/10', '0/FFFFFFFF', '1/0', '16/B374D848'].map(parseWalPosition);
  expect(places.toSorted((a, b) => Number((a ?? 0n) - (b ?? 0n)))).toEqual(places);
  expect(parseWalPosition('1/0')).toBe(2n ** 32n);
});

it('takes nothing else, whatever a browser sends', () => {
  for (const text of ['', '0', '/', '0/', '0/G', '0/123456789', ' 0/1', '0/1 ', '-1/0'])
    expect(parseWalPosition(text)).toBeNull();
});
