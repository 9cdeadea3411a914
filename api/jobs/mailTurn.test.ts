import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#schema/durations.ts';
import { personOf } from '#tests/support/database/testPerson.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { startSmtpServer, type SmtpServer } from '#tests/support/providers/smtpServer.ts';
import { startTestApi, type TestApi } from '#tests/support/servers/testApi.ts';
import { takesMail } from './mailTurn.ts';

const PEOPLE = 8;
const WAIT = { timeout: 30_000, interval: 100 };

let smtp: SmtpServer;
let apis: TestApi[];

beforeAll(async () => {
  smtp = await startSmtpServer();
  const first = await startTestApi();
  apis = [first, await startTestApi({ sharedWith: first })];
});
afterAll(async () => {
  for (const api of apis.toReversed()) await api.stop();
  await smtp.stop();
});

/** People who register with the processes in turn: each is sent a link. */
async function registerAll(): Promise<void> {
  for (let at = 0; at < PEOPLE; at += 1) {
    const api = apis[at % apis.length];
    if (api) await personOf(api);
  }
}

const ask = async <Row>(sql: string): Promise<Row[]> => (await apis[0]?.database.query(sql)) ?? [];

async function mailsLeft(): Promise<{ kept: number; waiting: number } | undefined> {
  const [row] = await ask<{ kept: number; waiting: number }>(
    `select (select count(*)::int from mailbox_mail) as kept,
       (select count(*)::int from account_mail) as waiting`,
  );
  return row;
}

describe('two processes of one database', { timeout: 120_000 }, () => {
  it('put each mail into the mailbox once', async () => {
    await registerAll();
    await vi.waitFor(
      async () => expect(await mailsLeft()).toEqual({ kept: PEOPLE, waiting: 0 }),
      WAIT,
    );
  });

  it('send all by SMTP where one of them has it, and show none of them', async () => {
    const [first] = apis;
    const settings = {
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'Trybe <news@trybe.example>',
    };
    if (first) apis.push(await startTestApi({ sharedWith: first, settings }));
    await vi.waitFor(async () => {
      expect(await ask('select from mail_sender')).toHaveLength(1);
    }, WAIT);
    await registerAll();
    await vi.waitFor(async () => {
      expect(smtp.received).toHaveLength(PEOPLE);
      expect(await mailsLeft()).toEqual({ kept: PEOPLE, waiting: 0 });
    }, WAIT);
  });
});

it('a process without SMTP takes over an hour after the other was last seen', async () => {
  const { database } = await databaseOfTests();
  const now = new Date();
  const later = (ms: number) => new Date(now.getTime() + ms);
  const mailer = (kind: 'smtp' | 'local') => ({ kind });
  expect(await takesMail(database, mailer('local'), now)).toBe(true);
  expect(await takesMail(database, mailer('smtp'), now)).toBe(true);
  for (const other of [mailer('local'), null]) {
    expect(await takesMail(database, other, later(HOUR_MS - 1))).toBe(false);
    expect(await takesMail(database, other, later(HOUR_MS))).toBe(true);
  }
});
