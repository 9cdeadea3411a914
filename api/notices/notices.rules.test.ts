import { expect, it } from 'vitest';
import { TITLE_MAX_LENGTH, USERNAME_MAX_LENGTH } from '#schema/limits.ts';
import { findCurrency, US_DOLLAR } from '#schema/money/currency.ts';
import {
  messageNotice,
  noticesFor,
  pledgeNotice,
  proposalNotice,
  refundNotice,
} from './notices.rules.ts';
import { noticeAmount } from '#api/platform/noticeAmount.rules.ts';
import { storedNoticeText, noticeText } from './noticeContent.rules.ts';

const lamp = { title: 'Broken lamp' };

it('tells everybody once and never the one who did it', () => {
  const notices = noticesFor(['ann', 'bob', null, 'ann', 'eve'], 'bob', messageNotice('bob', lamp));
  expect(notices.map(({ userId }) => userId)).toEqual(['ann', 'eve']);
});

it('names amounts to the cent', () => {
  const amount = noticeAmount(125_050n, US_DOLLAR);
  expect(noticeText(pledgeNotice('dan', amount, lamp), 'en')).toBe(
    'dan pledged $1250.50 to “Broken lamp”.',
  );
  expect(noticeText(refundNotice(amount, lamp), 'en')).toContain('Your $1250.50 was refunded.');
});

it('is said in the language of the reader, with amounts as people write them there', () => {
  const euros = pledgeNotice('dan', noticeAmount(132_950n, findCurrency('EUR')), lamp);
  expect(noticeText(euros, 'de')).toBe('dan hat 1.329,50\u00A0€ für „Broken lamp“ zugesagt.');
  const dinars = pledgeNotice('dan', noticeAmount(1_250n, findCurrency('JOD')), lamp);
  expect(noticeText(dinars, 'de')).toContain('1,250\u00A0JOD');
});

it('of an older or a newer version stays as it was written', () => {
  const old = { kind: null, params: null, content: 'dan pledged $5.00 to “Broken lamp”.' };
  expect(storedNoticeText(old, 'de')).toBe(old.content);
  expect(storedNoticeText({ ...old, kind: 'toString', params: {} }, 'de')).toBe(old.content);
});

it('fits the column of the database with the longest names there are', () => {
  const longest = { title: 'x'.repeat(TITLE_MAX_LENGTH) };
  const name = 'y'.repeat(USERNAME_MAX_LENGTH);
  expect(noticeText(proposalNotice(name, longest), 'en').length).toBeLessThan(500);
});
