import { expect, test } from 'vitest';
import { writePushPayload } from './noticeMessages.rules.ts';
import { noticeContent } from './noticeContent.rules.ts';
import { noticePlace } from './noticePlaces.rules.ts';

const ISSUE_ID = '7f1f3f0e-3a52-4f0f-9a39-0b1c7c2c9d10';

test('a notice opens where what it tells is done', () => {
  expect(noticePlace('seatOffered')).toBe('jury');
  expect(noticePlace('rulingDue')).toBe('desk');
  expect(noticePlace('proofHandedIn')).toBe('proof');
  expect(noticePlace('ballotFor')).toBe('proof');
  expect(noticePlace('proofDue')).toBe('work');
  expect(noticePlace('selectionPending')).toBe('proposals');
});

test('one of a kind that is not known keeps the place of its type', () => {
  expect(noticePlace('wrote')).toBeNull();
  expect(noticePlace('of a later version')).toBeNull();
  expect(noticePlace(null)).toBeNull();
});

test('so does its push', () => {
  const { kind, params } = noticeContent('seatOffered', { title: 'Deep pothole' });
  const about = { id: 'a', type: 'issue_update', issueId: ISSUE_ID } as const;
  const payload = writePushPayload({ ...about, kind, params, content: '' }, 'en');
  expect(JSON.parse(payload)).toMatchObject({ data: `/jury#${ISSUE_ID}` });
});
