import { expect, test } from 'vitest';
import { newReportKey, queuedReportKey, reportOfKey, sharedKey } from './draftKeys.ts';

test('the key of a draft leads back to what it is a draft of', () => {
  expect(reportOfKey(newReportKey('ana', 'd1'))).toEqual({ draft: 'd1' });
  expect(reportOfKey(queuedReportKey('ana', 'r1'))).toEqual({ edit: 'r1' });
  expect(reportOfKey(sharedKey('d2'))).toEqual({ draft: 'd2' });
});

test('two people never share a key, and neither do two drafts of one', () => {
  const keys = ['ana', 'ben'].flatMap((person) =>
    ['d1', 'd2'].flatMap((id) => [newReportKey(person, id), queuedReportKey(person, id)]),
  );
  expect(new Set(keys).size).toBe(keys.length);
});
