import { expect, test } from 'vitest';
import { recentActivity } from './recentActivity.ts';

const at = (day: number) => `2026-05-${String(day).padStart(2, '0')}T10:00:00.000Z`;

test('the three issues a person last had to do with, newest first', () => {
  const found = recentActivity({
    reported: [
      { id: 'a', createdAt: at(9) },
      { id: 'b', createdAt: at(1) },
    ],
    donations: [{ issueId: 'c', createdAt: at(7) }],
    proposals: [{ issueId: 'd', createdAt: at(8) }],
  });
  expect(found).toEqual([
    { issueId: 'a', kind: 'reported', at: at(9) },
    { issueId: 'd', kind: 'proposed', at: at(8) },
    { issueId: 'c', kind: 'pledged', at: at(7) },
  ]);
});

test('an issue stands once, with the latest that happened to it', () => {
  const found = recentActivity({
    reported: [],
    donations: [
      { issueId: 'a', createdAt: at(5) },
      { issueId: 'a', createdAt: at(2) },
    ],
    proposals: [{ issueId: 'a', createdAt: at(6) }],
  });
  expect(found).toEqual([{ issueId: 'a', kind: 'proposed', at: at(6) }]);
});

test('who has done nothing has no activity', () => {
  expect(recentActivity({ reported: [], donations: [], proposals: [] })).toEqual([]);
});
