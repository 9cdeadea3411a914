import { describe, expect, test } from 'vitest';
import type { Notification } from '#schema/notices/notification.ts';
import { notificationView } from './notificationView.ts';

const ISSUE_ID = '7f1f3f0e-3a52-4f0f-9a39-0b1c7c2c9d10';
const NOW = new Date('2026-05-18T12:00:00.000Z');
const note: Notification = {
  id: '2b2f1f6c-7a0e-4b4c-8f0e-0d9d3f6c1a11',
  type: 'proposal',
  issueId: ISSUE_ID,
  read: false,
  content: 'sam proposed a solution for “Deep pothole”.',
  createdAt: '2026-05-18T11:50:00.000Z',
};

describe('a notification on screen', () => {
  test('leads to the part of the issue it speaks of', () => {
    const hrefOf = (type: Notification['type']) => notificationView({ ...note, type }, NOW).href;
    expect(hrefOf('proposal')).toBe(`/issues/${ISSUE_ID}#proposals`);
    expect(hrefOf('vote')).toBe(`/issues/${ISSUE_ID}#proposals`);
    expect(hrefOf('pledge')).toBe(`/issues/${ISSUE_ID}#pledges`);
    expect(hrefOf('message')).toBe(`/issues/${ISSUE_ID}#discussion`);
    expect(hrefOf('issue_update')).toBe(`/issues/${ISSUE_ID}`);
  });

  test('leads to where what it tells is done, if that is known', () => {
    const hrefOf = (place: Notification['place']) =>
      notificationView({ ...note, type: 'issue_update', place }, NOW).href;
    expect(hrefOf('proof')).toBe(`/issues/${ISSUE_ID}#proof-of-work`);
    expect(hrefOf('jury')).toBe(`/jury#${ISSUE_ID}`);
    expect(hrefOf('desk')).toBe(`/desk#${ISSUE_ID}`);
    expect(hrefOf('work')).toBe(`/issues/${ISSUE_ID}/proof`);
    expect(hrefOf('proposals')).toBe(`/issues/${ISSUE_ID}#proposals`);
    expect(hrefOf(null)).toBe(`/issues/${ISSUE_ID}`);
  });

  test('leads nowhere when it concerns no issue', () => {
    expect(notificationView({ ...note, type: 'system', issueId: null }, NOW).href).toBeNull();
  });

  test('says how long ago it was', () => {
    expect(notificationView(note, NOW).ago).toBe('10 minutes ago');
  });

  test('never lies ahead, though the clock of the device is slow', () => {
    const slow = new Date('2026-05-18T11:00:00.000Z');
    expect(notificationView(note, slow).ago).not.toMatch(/^in /u);
  });
});
