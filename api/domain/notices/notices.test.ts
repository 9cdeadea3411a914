import { expect, it } from 'vitest';
import { TITLE_MAX_LENGTH, USERNAME_MAX_LENGTH } from '#schema/limits.ts';
import {
  messageNotice,
  noticesFor,
  pledgeNotice,
  proposalNotice,
  refundNotice,
} from './notices.ts';

const lamp = { title: 'Broken lamp' };

it('tells everybody once and never the one who did it', () => {
  const notices = noticesFor(['ann', 'bob', null, 'ann', 'eve'], 'bob', messageNotice('bob', lamp));
  expect(notices.map(({ userId }) => userId)).toEqual(['ann', 'eve']);
});

it('names amounts to the cent', () => {
  expect(pledgeNotice('dan', '$12.50', lamp).content).toBe('dan pledged $12.50 to “Broken lamp”.');
  expect(refundNotice('$12.50', lamp).content).toContain('Your $12.50 went back to you.');
});

it('fits the column of the database with the longest names there are', () => {
  const longest = { title: 'x'.repeat(TITLE_MAX_LENGTH) };
  const name = 'y'.repeat(USERNAME_MAX_LENGTH);
  expect(proposalNotice(name, longest).content.length).toBeLessThan(500);
});
