import { expect, test } from 'vitest';
import { noticeText } from './noticeContent.rules.ts';

test('names and titles keep their direction to themselves where lines run to the left', () => {
  const params = { person: 'sam', title: 'Lamp 7' };
  expect(noticeText({ kind: 'proposed', params }, 'ar')).toContain('«\u2068Lamp 7\u2069»');
  expect(noticeText({ kind: 'proposed', params }, 'en')).not.toContain('\u2068');
});

test('what was reported is named by a word of the language', () => {
  const text = noticeText({ kind: 'hid', params: { thing: 'profile', reason: 'Spam.' } }, 'ar');
  expect(text).toContain('ملفك الشخصي');
});
