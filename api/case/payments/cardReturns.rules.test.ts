import { expect, it } from 'vitest';
import { hasUsedUpReturns } from './cardReturns.rules.ts';

const sharers = new Map([
  ['ann', new Set(['sock'])],
  ['sock', new Set(['ann'])],
]);
const hasUsedUp = (userId: string) =>
  hasUsedUpReturns(caused, userId, sharers.get(userId) ?? new Set());
const caused = [
  { userId: 'ann', count: 2 },
  { userId: 'sock', count: 1 },
  { userId: 'bob', count: 2 },
];

it('three refunds are the most, those of accounts of one card together', () => {
  for (const userId of ['ann', 'sock']) expect(hasUsedUp(userId)).toBe(true);
  for (const userId of ['bob', 'cy']) expect(hasUsedUp(userId)).toBe(false);
  expect(hasUsedUpReturns([{ userId: 'bob', count: 3 }], 'bob', new Set())).toBe(true);
});
