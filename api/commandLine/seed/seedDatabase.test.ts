import { beforeAll, expect, it } from 'vitest';
import { checkBooks } from '#api/database/books/checkBooks.ts';
import { testNow } from '#tests/support/database/testDatabase.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { seedDatabase } from './seedDatabase.ts';
import { countPeople, countPledges, seedIssue, seedPerson } from './seedPlan.ts';

const plan = { issues: 620, pledges: 1_500, variant: 3, now: testNow };
const opened = await databaseOfTests();
const told: number[] = [];

const CHECKS = `
  select c.conrelid::regclass || ' ' || c.conname || ' ' || pg_get_constraintdef(c.oid)
    || ' ' || c.convalidated as text
  from pg_constraint c where c.connamespace = 'public'::regnamespace
  union all select pg_get_indexdef(i.indexrelid) || ' ' || i.indisvalid from pg_index i
  join pg_class k on k.oid = i.indexrelid and k.relnamespace = 'public'::regnamespace
  union all select t.tgrelid::regclass || ' ' || t.tgenabled::text || ' ' || pg_get_triggerdef(t.oid)
  from pg_trigger t where not t.tgisinternal
  order by text`;

let checksBefore: unknown;

beforeAll(async () => {
  checksBefore = await opened.database.query(CHECKS);
  await seedDatabase(opened.url, plan, (written) => told.push(written));
});

const first = async (sql: string): Promise<unknown> => {
  const rows: unknown[] = await opened.database.query(sql);
  return rows[0];
};

it('writes as much as was asked for, and says how far it is', async () => {
  expect(told).toEqual([620]);
  const counts = await first(
    `select (select count(*)::int from issue) as issues, (select count(*)::int from pledge) as pledges`,
  );
  expect(counts).toEqual({ issues: 620, pledges: 1_500 });
});

it('leaves books that hold, and counts that are those of the rows', async () => {
  expect(await checkBooks(opened.database.manager)).toMatchObject({
    problem: null,
    transactionCount: 1_500,
  });
  const sums = await first(
    `select (select sum(n)::int from cell_agg where z = 4) as counted,
       (select count(*)::int from issue i where proposal_count <> (select count(*) from proposal p
         where p.issue_id = i.id) or message_count <> (select count(*) from chat_message m
         where m.issue_id = i.id) or pledger_count <> (select count(distinct user_id) from pledge p
         where p.issue_id = i.id) or (status <> 'reported') <> (funding_cents > 0)) as wrong,
       (select count(*)::int from proposal p join issue i on i.id = p.issue_id
         where p.solver_id = i.reporter_id) as own`,
  );
  expect(sums).toEqual({ counted: 620, wrong: 0, own: 0 });
});

it('leaves the keys, indexes and guards of the database as they were', async () => {
  expect(await opened.database.query(CHECKS)).toEqual(checksBefore);
  expect(checksBefore).not.toEqual([]);
});

it('has work under way on what donors have voted for, none of it due yet', async () => {
  const work = await first(
    `select count(*) > 10 as some, bool_and(i.selected_proposal_id = s.proposal_id) as chosen,
       bool_and(p.status = 'selected' and p.upvote_count > 0 and p.upvote_count = (
         select count(*) from vote v where v.proposal_id = p.id)) as voted,
       bool_and((select sum(w.amount_cents) from selection_weight w
         where w.proposal_id = p.id) = i.funding_cents) as weighed,
       min(s.reminder_at) > '${testNow.toISOString()}' as early
     from selection s join proposal p on p.id = s.proposal_id
     join issue i on i.id = s.issue_id and i.status = 'in_progress'`,
  );
  expect(work).toEqual({ some: true, chosen: true, voted: true, weighed: true, early: true });
});

it('writes the same world only once, and another one beside it', async () => {
  expect(await seedDatabase(opened.url, plan, () => undefined)).toBe(false);
  const other = { ...plan, issues: 3, pledges: 2, variant: 4 };
  expect(await seedDatabase(opened.url, other, () => undefined)).toBe(true);
  expect(await first('select count(*)::int as issues from issue')).toEqual({ issues: 623 });
});

it('draws the same for the same variant', () => {
  const people = Array.from({ length: countPeople(plan) }, (_, at) => seedPerson(plan, at));
  expect(seedIssue(plan, 77, people)).toEqual(seedIssue(plan, 77, people));
  expect(seedIssue(plan, 77, people)).not.toEqual(seedIssue(plan, 78, people));
  const counts = Array.from({ length: plan.issues }, (_, number) => countPledges(plan, number));
  expect(counts.reduce((sum, count) => sum + count)).toBe(plan.pledges);
});
