import { randomBytes, randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { castVote } from '#api/case/funding/castVote.ts';
import { createPledge } from '#api/case/funding/createPledge.ts';
import { createProposal } from '#api/case/funding/proposals.ts';
import { checkBooks } from '#api/database/books/checkBooks.ts';
import { entities } from '#api/startup/entities.ts';
import { createDataSource } from '#api/database/dataSource.ts';
import { transact, type Transaction } from '#api/database/transaction.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import { HOUR_MS } from '#schema/durations.ts';
import {
  contextOf,
  insertIssue,
  insertPerson,
  openTestDatabase,
  testNow,
  type TestDatabase,
} from '#tests/support/database/testDatabase.ts';
import { checkBooksDaily } from './checkBooksDaily.ts';
import { runDueWork } from './runDueWork.ts';

let test: TestDatabase;
let database: DataSource;
let other: DataSource;

beforeAll(async () => {
  test = await openTestDatabase();
  database = test.database;
  other = createDataSource({ entities, url: test.url, poolSize: 4 });
  await other.initialize();
});

afterAll(async () => {
  await other.destroy();
  await test.close();
});

const later = (hours: number) => new Date(testNow.getTime() + hours * HOUR_MS);

const act = (actor: Actor, work: (tx: Transaction) => Promise<unknown>) =>
  transact(database, contextOf(actor), work);

const round = (by: DataSource, hours: number, warnings: string[] = []) =>
  runDueWork({
    database: by,
    clock: { now: () => later(hours), randomBytes },
    warn: (message) => warnings.push(message),
    isStopping: () => false,
  });

const person = () => insertPerson(database, `p${randomUUID().slice(0, 8)}`);

async function wonIssue(): Promise<string> {
  const [reporter, solver, donor] = [await person(), await person(), await person()];
  const issueId = randomUUID();
  await act(reporter, (tx) => insertIssue(tx, issueId));
  let proposalId = '';
  await act(solver, async (tx) => {
    const offer = { description: 'A new lamp.', compensationCents: 9_000n, estimatedDays: 2 };
    proposalId = await createProposal(tx, { issueId, ...offer });
  });
  const paid = { amountCents: 10_000n, issueId };
  await transact(database, contextOf(donor, { now: later(-24) }), (tx) => createPledge(tx, paid));
  await act(donor, (tx) => castVote(tx, { proposalId, voteType: 'upvote' }));
  return issueId;
}

const auditOf = async (issueId: string, action: string) => {
  const rows: unknown[] = await database.query(
    'select 1 from audit_entry where issue_id = $1 and action = $2',
    [issueId, action],
  );
  return rows.length;
};

describe('work that is due', () => {
  it('is done once, although two processes look for it at the same time', async () => {
    const issues = [];
    for (let at = 0; at < 6; at += 1) issues.push(await wonIssue());
    // The money counts by now, which changes nothing.
    await round(database, 1);
    expect(await round(database, 23)).toBe(0);
    const rounds = [database, other, database, other].map((by) => round(by, 24));
    await Promise.all(rounds);
    await round(database, 24);
    for (const issueId of issues) expect(await auditOf(issueId, 'proposal_selected')).toBe(1);
  });

  it('freezes the money of the moment as weights', async () => {
    const issueId = await wonIssue();
    await round(database, 24);
    const weights: { amount_cents: string }[] = await database.query(
      `select w.amount_cents from selection_weight w join selection s using (proposal_id)
       where s.issue_id = $1`,
      [issueId],
    );
    expect(weights).toEqual([{ amount_cents: '10000' }]);
    const change = database.query('update selection_weight set amount_cents = 1');
    await expect(change).rejects.toThrow('append-only');
  });

  it('leaves a frozen escrow alone', async () => {
    const issueId = await wonIssue();
    await database.query('update issue set is_frozen = true where id = $1', [issueId]);
    await round(database, 24);
    expect(await auditOf(issueId, 'proposal_selected')).toBe(0);
    await database.query('update issue set is_frozen = false where id = $1', [issueId]);
    await round(database, 24);
    expect(await auditOf(issueId, 'proposal_selected')).toBe(1);
  });

  it('goes on with the others where one fails, and tells', async () => {
    const [broken, whole] = [await wonIssue(), await wonIssue()];
    await database.query(
      `create function fail_for_test() returns trigger language plpgsql as $$
       begin if new.issue_id = '${broken}' then raise exception 'broken'; end if; return new; end $$`,
    );
    await database.query(
      'create trigger fail_for_test before insert on selection for each row execute function fail_for_test()',
    );
    const warnings: string[] = [];
    await round(database, 24, warnings);
    expect(await auditOf(whole, 'proposal_selected')).toBe(1);
    expect(warnings.join()).toContain(`selection of issue ${broken} failed`);
    await database.query('drop trigger fail_for_test on selection');
    await round(database, 24);
    expect(await auditOf(broken, 'proposal_selected')).toBe(1);
  });
});

describe('the check of the books', () => {
  const problemNow = async () => (await checkBooks(database.manager)).problem;

  it('finds nothing where nothing was touched, and is recorded once a day', async () => {
    expect(await problemNow()).toBeNull();
    const days = [later(0), later(1), later(24)];
    for (const now of days) await checkBooksDaily(database, now, { warn: () => undefined });
    const rows: { problem: string | null }[] = await database.query('select * from books_check');
    expect(rows).toMatchObject([{ problem: null }, { problem: null }]);
  });

  it('names the entry when one character of the record was changed', async () => {
    const issueId = await wonIssue();
    await database.query('alter table audit_entry disable trigger all');
    const flip = (from: string, to: string) =>
      database.query(
        'update audit_entry set data = replace(data, $2, $3) where issue_id = $1 and sequence = 3',
        [issueId, from, to],
      );
    await flip('"10000"', '"10001"');
    expect(await problemNow()).toContain(`audit_entry ${issueId} 3 `);
    await flip('"10001"', '"10000"');
    expect(await problemNow()).toBeNull();
    await database.query('alter table audit_entry enable trigger all');
  });

  it('names the row when money was changed behind the ledger’s back', async () => {
    const issueId = await wonIssue();
    const warnings: string[] = [];
    await database.query('update issue set funding_cents = 1 where id = $1', [issueId]);
    expect(await problemNow()).toBe(`issue ${issueId} shows other funds than its escrow holds`);
    await checkBooksDaily(database, later(72), { warn: (message) => warnings.push(message) });
    expect(warnings.join()).toContain(issueId);
    await database.query('update issue set funding_cents = 10000 where id = $1', [issueId]);
    await database.query('update pledge set amount_cents = 9999 where issue_id = $1', [issueId]);
    expect(await problemNow()).toContain('differs from what was booked');
    await database.query('update pledge set amount_cents = 10000 where issue_id = $1', [issueId]);
    expect(await problemNow()).toBeNull();
  });
});
