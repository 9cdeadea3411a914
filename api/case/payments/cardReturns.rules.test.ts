import { expect, it } from 'vitest';
import { groupsOf } from '#api/people/connections.rules.ts';
import { hasUsedUpReturns } from './cardReturns.rules.ts';

const groups = groupsOf(['ann', 'sock'].map((userId) => ({ key: 'card 1', userId })));
const caused = [
  { userId: 'ann', count: 2 },
  { userId: 'sock', count: 1 },
  { userId: 'bob', count: 2 },
];

it('three refunds are the most, those of accounts of one card together', () => {
  for (const userId of ['ann', 'sock']) expect(hasUsedUpReturns(caused, userId, groups)).toBe(true);
  for (const userId of ['bob', 'cy']) expect(hasUsedUpReturns(caused, userId, groups)).toBe(false);
  expect(hasUsedUpReturns([{ userId: 'bob', count: 3 }], 'bob', groups)).toBe(true);
});
