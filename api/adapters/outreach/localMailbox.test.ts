import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { listMailbox } from '#api/people/listMailbox.sql.ts';
import { MAILBOX_DAYS, MAILBOX_MAX, MAILBOX_SHOWN } from '#schema/limits.ts';
import type { StoredMail } from '#schema/notices/mailbox.ts';
import { insertPerson, testNow } from '#tests/support/database/testDatabase.ts';
import { daysAfter } from '#api/platform/instant.rules.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { createLocalMailbox, forgetMailbox } from './localMailbox.ts';

const test = await databaseOfTests();
const mailTo = (userId: string, subject = 'Hello') => ({
  id: randomUUID(),
  userId,
  to: 'an address@example.org',
  subject,
  text: 'A pledge.\n\nhttps://trybe.example/issues/1\n',
});

const mailsOf = async (userId: string) =>
  JSON.parse(await listMailbox(test.database, userId)) as StoredMail[];

it('keeps a mail for the person whose account it is about and nobody else, once', async () => {
  const [rosa, dan] = [
    await insertPerson(test.database, 'rosa'),
    await insertPerson(test.database, 'dan'),
  ];
  const mailbox = createLocalMailbox(test.database, () => testNow);
  const mail = mailTo(rosa.id);
  await mailbox.send(mail);
  await mailbox.send(mail);
  const { userId: _, ...shown } = mail;
  expect(await mailsOf(rosa.id)).toEqual([{ ...shown, sentAt: testNow.toISOString() }]);
  expect(await mailsOf(dan.id)).toEqual([]);
});

it('keeps the newest ones and shows the first of them', async () => {
  const sam = await insertPerson(test.database, 'sam');
  const mailbox = createLocalMailbox(test.database, () => testNow);
  await test.database.query(
    `insert into mailbox_mail (id, user_id, recipient, subject, body, sent_at)
     select gen_random_uuid(), $1, 'sam@example.org', 'Mail ' || n, 'x', $2 from generate_series(1, ${MAILBOX_MAX}) n`,
    [sam.id, testNow],
  );
  await mailbox.send(mailTo(sam.id, 'The last one'));
  const [counted]: { count: string }[] = await test.database.query(
    'select count(*) from mailbox_mail',
  );
  expect(Number(counted?.count)).toBe(MAILBOX_MAX);
  const shown = await mailsOf(sam.id);
  expect(shown).toHaveLength(MAILBOX_SHOWN);
  expect(shown[0]?.subject).toBe('The last one');
});

it('keeps no mail for more than thirty days', async () => {
  const ned = await insertPerson(test.database, 'ned');
  const mailbox = createLocalMailbox(test.database, () => testNow);
  await mailbox.send(mailTo(ned.id));
  await forgetMailbox(test.database, daysAfter(testNow, MAILBOX_DAYS - 1));
  expect(await mailsOf(ned.id)).toHaveLength(1);
  await forgetMailbox(test.database, daysAfter(testNow, MAILBOX_DAYS));
  expect(await mailsOf(ned.id)).toEqual([]);
});
