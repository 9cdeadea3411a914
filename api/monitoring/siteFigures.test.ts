import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createPledge } from '#api/case/funding/createPledge.ts';
import { transact } from '#api/database/transaction.ts';
import { DUE_WORK } from '#api/jobs/dueWork.ts';
import { DAY_MS } from '#schema/durations.ts';
import { PLEDGE_EXPIRY_DAYS, PLEDGE_EXPIRY_FIRST_NOTICE_DAYS } from '#schema/limits.ts';
import {
  contextOf,
  insertIssue,
  insertPerson,
  testNow,
} from '#tests/support/database/testDatabase.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { archiveBehind, readSiteFigures } from './siteFigures.ts';

const test = await databaseOfTests();

const later = (days: number) => new Date(testNow.getTime() + days * DAY_MS);

it('counts nothing where nothing waits', async () => {
  const none = { count: 0, failing: 0, since: null };
  const figures = await readSiteFigures(test.database, testNow);
  expect(figures).toMatchObject({
    deliveries: { push: none, email: none },
    accountMails: { count: 0, failing: 0 },
    payments: { charge: none, refund: none, payout: none },
    payoutsOverdue: 0,
    providerDifferences: 0,
    books: null,
  });
  expect(figures.position).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/u);
  const idle = DUE_WORK.map(({ name }) => [name, { count: 0, since: null }]);
  expect(figures.dueWork).toEqual(Object.fromEntries(idle));
});

it('reports what waits, since when, and what has failed so far', async () => {
  const { database } = test;
  const [ann, bob] = [await insertPerson(database, 'ann'), await insertPerson(database, 'bob')];
  const issueId = randomUUID();
  await transact(database, contextOf(ann), (tx) => insertIssue(tx, issueId));
  await transact(database, contextOf(bob), (tx) =>
    createPledge(tx, { id: randomUUID(), issueId, amountCents: 500n }),
  );
  await database.query(
    `insert into provider_payment (id, kind, provider, issue_id, user_id, amount_cents, expires_at,
       next_attempt_at, last_error, created_at)
     values ($1, 'charge', 'stripe', $2, $3, 500, $4, $4, 'StripeConnectionError', $4)`,
    [randomUUID(), issueId, bob.id, testNow],
  );
  await database.query(
    `with told as (insert into notification (id, user_id, type, issue_id, content, created_at)
       values ($1, $2, 'pledge', $3, 'x', $4) returning id)
     insert into notice_delivery (notification_id, attempt_count) select id, 3 from told`,
    [randomUUID(), ann.id, issueId, testNow],
  );
  await database.query(`insert into books_check values ('2026-05-01', $1, 2, 1, 'entry 7')`, [
    testNow,
  ]);
  const firstNoticeDay = PLEDGE_EXPIRY_DAYS - PLEDGE_EXPIRY_FIRST_NOTICE_DAYS;
  const figures = await readSiteFigures(database, later(firstNoticeDay + 1));
  const failing = { count: 1, failing: 1, since: testNow };
  expect(figures.payments.charge).toEqual(failing);
  expect(figures.deliveries.email.failing).toBe(1);
  expect(figures.deliveries.email.since).toEqual(testNow);
  expect(figures.books).toEqual({ hold: false, checkedAt: testNow });
  expect(figures.dueWork['pledge expiry']).toEqual({ count: 1, since: later(firstNoticeDay) });
});

it('counts the log after its last archived piece, also across the first number of names', async () => {
  const behind = async (piece: string | null, position: string) => {
    const sql = `select ${archiveBehind('$1::text', '$2::pg_lsn')} as bytes`;
    const [row] = await test.database.query(sql, [piece, position]);
    return Number(row.bytes);
  };
  expect(await behind('0000000100000002000000FE', '3/10')).toBe(0x1_00_00_10);
  expect(await behind('0000000100000002000000FF', '3/10')).toBe(0x10);
  // The position was read before the segment was archived.
  expect(await behind('000000010000000300000000', '3/10')).toBe(0);
  expect(await behind(null, '0/2000000')).toBe(0x2_00_00_00);
});
