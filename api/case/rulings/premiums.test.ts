import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkBooks } from '#api/database/books/checkBooks.ts';
import { transact, type Transaction } from '#api/database/transaction.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import { runDueWork } from '#api/jobs/runDueWork.ts';
import {
  contextOf,
  insertIssue,
  insertPerson,
  testNow,
} from '#tests/support/database/testDatabase.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { createPledge } from '#api/case/funding/createPledge.ts';
import { orderPremium } from './premiums.ts';

const test = await databaseOfTests();
const { database } = test;

const person = () => insertPerson(database, `p${randomUUID().slice(0, 8)}`);

const act = (actor: Actor, work: (tx: Transaction) => Promise<unknown>) =>
  transact(database, contextOf(actor), work);

const round = () =>
  runDueWork({
    database,
    clock: contextOf(null).clock,
    warn: (message) => expect(message).toBe(''),
    isStopping: () => false,
  });

/** Work in progress whose donor has paid $40 for a report. */
async function ordered(): Promise<{ issueId: string; orderId: string }> {
  const [reporter, donor, validator] = [await person(), await person(), await person()];
  const issueId = randomUUID();
  await act(reporter, (tx) => insertIssue(tx, issueId));
  await act(donor, (tx) => createPledge(tx, { issueId, amountCents: 60_000n }));
  await database.query('update app_user set is_validator = true where id = $1', [validator.id]);
  await database.query("update issue set status = 'in_progress' where id = $1", [issueId]);
  const input = { issueId, validatorName: validator.username, feeCents: 4_000n };
  let orderId = '';
  await act(donor, async (tx) => {
    orderId = await orderPremium(tx, input);
  });
  return { issueId, orderId };
}

const statusOf = async (orderId: string) => {
  const [row]: { status: string }[] = await database.query(
    'select status from premium_order where id = $1',
    [orderId],
  );
  return row?.status;
};

const escrowOf = async (issueId: string) => {
  const [row]: { balance_cents: string }[] = await database.query(
    'select balance_cents from escrow_balance where issue_id = $1',
    [issueId],
  );
  return row?.balance_cents;
};

const endWork = (issueId: string) =>
  database.query("update issue set status = 'funded' where id = $1", [issueId]);

describe('the fee for a report', () => {
  it('stays in escrow while a report can come, and the books hold', async () => {
    const { issueId, orderId } = await ordered();
    await round();
    expect(await statusOf(orderId)).toBe('awaiting');
    expect(await escrowOf(issueId)).toBe('64000');
    expect((await checkBooks(database.manager)).problem).toBeNull();
  });

  it('goes back once, whatever number of processes is at it', async () => {
    const { issueId, orderId } = await ordered();
    await endWork(issueId);
    await Promise.all([round(), round(), round(), round()]);
    expect(await statusOf(orderId)).toBe('refunded');
    expect(await escrowOf(issueId)).toBe('60000');
    expect((await checkBooks(database.manager)).problem).toBeNull();
  });

  it('does not move while the money is frozen, and goes back from a removed issue', async () => {
    const { issueId, orderId } = await ordered();
    await endWork(issueId);
    await database.query('update issue set is_frozen = true where id = $1', [issueId]);
    await round();
    expect(await statusOf(orderId)).toBe('awaiting');
    await database.query(
      'update issue set is_frozen = false, deleted_at = created_at where id = $1',
      [issueId],
    );
    await round();
    expect(await statusOf(orderId)).toBe('refunded');
  });

  it('is not paid without a report, nor twice: the database itself refuses', async () => {
    const { issueId, orderId } = await ordered();
    const book = (kind: string) =>
      database.query(
        `insert into ledger_transaction (id, issue_id, kind, premium_id, created_at)
         values ($1, $2, $3, $4, $5)`,
        [randomUUID(), issueId, kind, orderId, testNow],
      );
    await expect(book('premium_payment')).rejects.toThrow('has no report');
    await expect(book('premium')).rejects.toThrow('ledger_premium_in');
    await expect(book('refund')).rejects.toThrow('has no basis');
    await endWork(issueId);
    await round();
    await expect(book('premium_refund')).rejects.toThrow('ledger_premium_out');
  });

  it('is named by the check of the books when it was changed behind them', async () => {
    const { issueId, orderId } = await ordered();
    await database.query('update premium_order set fee_cents = 5000 where id = $1', [orderId]);
    const { problem } = await checkBooks(database.manager);
    expect([
      `premium_order ${orderId} holds another fee than was booked for it`,
      `issue ${issueId} shows other funds than its escrow holds`,
    ]).toContain(problem);
    await database.query('update premium_order set fee_cents = 4000 where id = $1', [orderId]);
    expect((await checkBooks(database.manager)).problem).toBeNull();
  });
});
