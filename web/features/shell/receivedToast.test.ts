import { expect, test } from 'vitest';
import type { OutboxRow } from '#sw/outbox/outboxRow.ts';
import { refusedTogether } from './receivedToast.ts';

const refused = (detail: string) =>
  ({
    operation: 'postMessage',
    problem: { code: 'c', status: 403, detail, errors: [] },
  }) as unknown as OutboxRow;

test('one refusal has its own words, many are one notice with their number', () => {
  expect(refusedTogether([])).toBeNull();
  expect(refusedTogether([refused('Too long')])).toEqual({
    title: 'Error sending message',
    description: 'Too long',
  });
  const frozen = Array.from({ length: 50 }, () => refused('This account is frozen.'));
  expect(refusedTogether(frozen)).toEqual({
    title: '50 items were refused',
    description: 'This account is frozen.',
  });
  expect(refusedTogether([...frozen, refused('Too long')])?.description).toBe('“Unsent” says why.');
});
