import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#schema/languages/languages.ts';
import { NOTIFICATION_TYPES } from '#schema/notices/notificationTypes.ts';
import { writeAccountMail, type AccountMailKind } from '#api/people/accountMails.rules.ts';
import { writeNoticeMail, writePushPayload, type OutgoingNotice } from './noticeMessages.rules.ts';
import { NOTICE_TEXTS } from './noticeTexts.rules.ts';

const ISSUE = '4d2f0a5e-7a0a-4a49-9f0d-1e9a3c1f0001';
const NOTICE = '4d2f0a5e-7a0a-4a49-9f0d-1e9a3c1f0002';
const notice = (changes: Partial<OutgoingNotice> = {}): OutgoingNotice => ({
  id: NOTICE,
  type: 'proposal',
  issueId: ISSUE,
  kind: null,
  params: null,
  content: 'sam proposed a solution to “Pothole”.',
  ...changes,
});
const place = {
  userId: 'rosa',
  to: 'rosa@example.org',
  siteName: 'Trybe',
  language: 'en' as const,
  origin: 'https://trybe.example',
};

const PLACEHOLDERS = /Trybe|trybe|Chicago|hello@|Example/u;
const ACCOUNT_MAILS = Object.keys({
  reset: 0,
  proof: 0,
  change_old: 0,
  change_new: 0,
  taken: 0,
  password_changed: 0,
  username_changed: 0,
  passkeys_changed: 0,
  provider_changed: 0,
} satisfies Record<AccountMailKind, 0>) as AccountMailKind[];

test('a push says what happened and leads to the part of the issue that shows it', () => {
  expect(JSON.parse(writePushPayload(notice(), 'en'))).toMatchObject({
    body: 'sam proposed a solution to “Pothole”.',
    tag: NOTICE,
    data: `/issues/${ISSUE}#proposals`,
  });
});

test('a mail carries the link and says how to get no more of them', () => {
  const mail = writeNoticeMail(notice(), place);
  expect(mail).toMatchObject({ id: NOTICE, to: 'rosa@example.org' });
  expect(mail.text).toContain(`https://trybe.example/issues/${ISSUE}#proposals`);
  expect(mail.text).toContain('https://trybe.example/profile?section=settings&page=notifications');
});

test('what is about no issue leads to the settings and links nowhere else', () => {
  const lone = notice({ type: 'system', issueId: null });
  expect(JSON.parse(writePushPayload(lone, 'en'))).toMatchObject({
    data: '/profile?section=settings',
  });
  expect(writeNoticeMail(lone, place).text).not.toContain('/issues/');
});

test('a subject is one line of at most 120 characters, whatever a title holds', () => {
  const content = `rosa changed “Hole\r\nBcc: all@example.org ${'😀'.repeat(200)}”.`;
  const { subject } = writeNoticeMail(notice({ content }), place);
  expect(subject).toMatch(/^Trybe: rosa changed “Hole Bcc: [^\r\n]*…$/u);
  expect(subject.length).toBeLessThanOrEqual(120);
  expect(subject).not.toMatch(/\p{Surrogate}/u);
});

const FILLED = {
  title: 'Pothole',
  place: 'Main Street',
  person: 'rosa',
  body: 'City Streets',
  day: '2027-05-03',
  validator: 'vera',
  proposal: 'Fill it',
  from: 'Hole',
  into: 'Pothole',
  reason: 'A reason',
  thing: 'issue',
  stars: 4,
  points: 5,
  reported: 2,
  moved: 11,
  email: 'rosa@example.org',
  amount: { cents: '132950', currency: 'EUR' },
};

describe.each(LANGUAGES)('in %s', (language) => {
  const own = {
    ...place,
    language,
    siteName: 'Leipzig packt an',
    origin: 'https://leipzig.example',
    stopToken: 'token',
  };

  test.each(Object.keys(NOTICE_TEXTS.en))(
    'a mail and a push of kind %s name nobody else',
    (kind) => {
      const told = notice({ kind, params: FILLED, concernsMoney: true });
      const lines = [
        { issueId: ISSUE, title: 'Pothole', status: 'funded' as const, pledged: FILLED.amount },
      ];
      const mail = writeNoticeMail({ ...told, lines }, own);
      expect(mail.subject).toMatch(/^Leipzig packt an: /u);
      const push = writePushPayload(told, language);
      expect(JSON.stringify(mail) + push).not.toMatch(PLACEHOLDERS);
      expect(mail.text + push).not.toMatch(/undefined|\[object|NaN/u);
      expect(mail).toMatchObject({ language });
    },
  );

  test.each(NOTIFICATION_TYPES)('a push of type %s has a title', (type) => {
    const { title } = JSON.parse(writePushPayload(notice({ type }), language)) as { title: string };
    expect(title).toMatch(/\S{2}/u);
    expect(title).not.toMatch(PLACEHOLDERS);
  });

  test.each(ACCOUNT_MAILS)('a mail of kind %s is in the name of the installation', (kind) => {
    const facts = { ...own, username: 'rosa', token: 'secret', newEmail: 'new@post.test' };
    const mail = writeAccountMail(kind, facts, { id: 'a', userId: 'rosa', to: 'rosa@post.test' });
    expect(mail.subject).toMatch(/^Leipzig packt an: /u);
    expect(mail.text).toContain('https://leipzig.example/');
    expect(JSON.stringify(mail)).not.toMatch(PLACEHOLDERS);
  });
});

test('a digest that waited for an update keeps the lines it was made with', () => {
  const lines = [{ issueId: ISSUE, text: '“Pothole”: completed, $5.00 pledged' }];
  const { text } = writeNoticeMail({ ...notice({ type: 'digest' }), lines }, place);
  expect(text).toContain('- “Pothole”: completed, $5.00 pledged');
});

test('a mail is German to its last line', () => {
  const told = { kind: 'pledged', params: FILLED, concernsMoney: true };
  const { subject, text } = writeNoticeMail(notice(told), {
    ...place,
    language: 'de',
    stopToken: 'token',
  });
  expect(subject).toBe('Trybe: rosa hat 1.329,50 € für „Pothole“ zugesagt.');
  expect(text).toContain('Diese E-Mails mit einem Klick abbestellen:');
  expect(text).toContain('weil es um dein Geld oder eine Frist geht');
});
