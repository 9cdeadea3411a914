import { expect, test } from 'vitest';
import { NOTIFICATION_TYPES } from '#schema/people/notificationTypes.ts';
import { accountMailOf, type AccountMailKind } from './accountMails.ts';
import { noticeMailOf, pushPayloadOf, type OutgoingNotice } from './noticeMessages.ts';

const ISSUE = '4d2f0a5e-7a0a-4a49-9f0d-1e9a3c1f0001';
const NOTICE = '4d2f0a5e-7a0a-4a49-9f0d-1e9a3c1f0002';
const notice = (changes: Partial<OutgoingNotice> = {}): OutgoingNotice => ({
  id: NOTICE,
  type: 'proposal',
  issueId: ISSUE,
  content: 'sam proposed a solution to “Pothole”.',
  ...changes,
});
const place = {
  userId: 'rosa',
  to: 'rosa@example.org',
  siteName: 'Trybe',
  origin: 'https://trybe.example',
};

const PLACEHOLDERS = /Trybe|trybe|hello@|Example/u;
const ACCOUNT_MAILS = Object.keys({
  reset: 0,
  proof: 0,
  change_old: 0,
  change_new: 0,
  taken: 0,
  password_changed: 0,
  username_changed: 0,
} satisfies Record<AccountMailKind, 0>) as AccountMailKind[];

test('a push says what happened and leads to the part of the issue that shows it', () => {
  expect(JSON.parse(pushPayloadOf(notice()))).toMatchObject({
    body: 'sam proposed a solution to “Pothole”.',
    tag: NOTICE,
    data: `/issues/${ISSUE}#proposals`,
  });
});

test('a mail carries the link and says how to get no more of them', () => {
  const mail = noticeMailOf(notice(), place);
  expect(mail).toMatchObject({ id: NOTICE, to: 'rosa@example.org' });
  expect(mail.text).toContain(`https://trybe.example/issues/${ISSUE}#proposals`);
  expect(mail.text).toContain('https://trybe.example/profile?section=settings');
});

test('what is about no issue leads to the settings and links nowhere else', () => {
  const lone = notice({ type: 'system', issueId: null });
  expect(JSON.parse(pushPayloadOf(lone))).toMatchObject({ data: '/profile?section=settings' });
  expect(noticeMailOf(lone, place).text).not.toContain('/issues/');
});

test('a subject is one line of at most 120 characters, whatever a title holds', () => {
  const content = `rosa changed “Hole\r\nBcc: all@example.org ${'😀'.repeat(200)}”.`;
  const { subject } = noticeMailOf(notice({ content }), place);
  expect(subject).toMatch(/^Trybe: rosa changed “Hole Bcc: [^\r\n]*…$/u);
  expect(subject.length).toBeLessThanOrEqual(120);
  expect(subject).not.toMatch(/\p{Surrogate}/u);
});

test('a mail is written in the name of the installation, of whatever kind', () => {
  const own = { ...place, siteName: 'Leipzig packt an', origin: 'https://leipzig.example' };
  for (const type of NOTIFICATION_TYPES) {
    const mail = noticeMailOf({ ...notice(), type, concernsMoney: true }, own);
    expect(mail.subject).toMatch(/^Leipzig packt an: /u);
    expect(JSON.stringify(mail) + pushPayloadOf({ ...notice(), type })).not.toMatch(PLACEHOLDERS);
  }
  for (const kind of ACCOUNT_MAILS) {
    const facts = {
      origin: own.origin,
      siteName: own.siteName,
      username: 'rosa',
      token: 't',
      newEmail: '',
    };
    const mail = accountMailOf(kind, facts, { id: 'a', userId: 'rosa', to: 'rosa@post.test' });
    expect(mail.subject).toMatch(/^Leipzig packt an: /u);
    expect(JSON.stringify(mail)).not.toMatch(PLACEHOLDERS);
  }
});
