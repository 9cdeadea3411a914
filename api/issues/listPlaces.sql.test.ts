import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { Client } from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { COUNT_RULES } from '#api/database/books/countRules.ts';
import { ISSUE_PRIORITIES, ISSUE_STATUSES, type IssuePage } from '#schema/issues/issue.ts';
import { FUNDING_BANDS, ISSUE_FILTERS, ISSUE_SORTS } from '#schema/issues/issueFilters.ts';
import type { IssueQuery } from '#schema/issues/issueQuery.ts';
import { ISSUE_CATEGORIES } from '#schema/site/categories/standardCategories.ts';
import { DOLLAR_RULES } from '#schema/money/moneyRules.ts';
import { annsDatabaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { issueConditions } from './issueConditions.sql.ts';
import { listIssuePage } from './listIssues.sql.ts';

const ISSUES = 200;
const CHANGES = 150;
const LANES = 3;
const PAGE_SIZE = 7;
/** On both sides of where steps and bands begin. */
const NUMBERS = [0, 0, 0, 1, 63, 64, 65, 127, 128, 129, 131, 49_999, 50_000, 200_001, 2 ** 40];
const ORDERS = {
  newest: 'i.created_at desc, i.id desc',
  oldest: 'i.created_at, i.id',
  'most-funded': 'i.funding_cents desc, i.id desc',
  'least-funded': 'i.funding_cents, i.id',
  'most-affected': 'i.affected_count desc, i.id desc',
};

const test = await annsDatabaseOfTests();
const { database } = test;

const change = fc.record({
  at: fc.integer({ min: 1, max: ISSUES }),
  status: fc.constantFrom(...ISSUE_STATUSES),
  priority: fc.constantFrom(...ISSUE_PRIORITIES),
  category: fc.constantFrom(...ISSUE_CATEGORIES),
  cents: fc.constantFrom(...NUMBERS),
  affected: fc.constantFrom(...NUMBERS.slice(0, -1)),
  isHidden: fc.constantFrom(false, false, false, true),
  end: fc.constantFrom('commit', 'commit', 'commit', 'fold', 'rollback', 'die'),
});
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: test.url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function apply(client: Client, { end, ...to }: Change): Promise<void> {
  await client.query('begin');
  await client.query(
    `update issue set status = $2, priority = $3, category = $4, funding_cents = $5,
       affected_count = $6, is_hidden = $7 where id = md5($1)::uuid`,
    [String(to.at), to.status, to.priority, to.category, to.cents, to.affected, to.isHidden],
  );
  await client.query('set constraints all immediate');
  if (end === 'fold') await client.query('select fold_counts()');
  if (end === 'die') return client.end();
  await client.query(end === 'rollback' ? 'rollback' : 'commit');
}

async function applyAll(changes: readonly Change[]): Promise<void> {
  let client = await connect();
  for (const one of changes) {
    await apply(client, one);
    if (one.end === 'die') client = await connect();
  }
  await client.end();
}

beforeAll(async () => {
  const first = await test.reported(randomUUID());
  await database.query(
    `insert into issue (id, title, description, location, latitude, longitude, cell, area, priority,
       category, solution_criteria, reporter_id, created_at, updated_at)
     select md5(n::text)::uuid, title, description, location, latitude, longitude, cell, area,
       priority, 'safety', solution_criteria, reporter_id, created_at - n / 3 * interval '7 hours',
       updated_at
     from issue, generate_series(1, $2::integer) n where id = $1`,
    [first, ISSUES],
  );
  const changes = fc.sample(change, CHANGES);
  const lanes = Array.from({ length: LANES }, (_, lane) =>
    applyAll(changes.filter((_change, at) => at % LANES === lane)),
  );
  await Promise.all(lanes);
}, 60_000);

type Asked = IssueQuery & { sort: keyof typeof ORDERS };

async function plainIds(query: Asked): Promise<string[]> {
  const { clauses, values } = issueConditions(query, [], DOLLAR_RULES);
  const rows: { id: string }[] = await database.query(
    `select i.id from issue i where ${clauses.join(' and ')} order by ${ORDERS[query.sort]}`,
    values,
  );
  return rows.map(({ id }) => id);
}

const at = { origin: 'http://localhost', money: DOLLAR_RULES };

async function expectPlainPages(query: Asked): Promise<void> {
  const ids = await plainIds(query);
  const last = Math.ceil(ids.length / PAGE_SIZE);
  for (const page of new Set([1, 3, 4, 5, Math.ceil(last / 2), last, last + 1])) {
    if (page === 0) continue;
    const { items, total } = JSON.parse(
      await listIssuePage(database, { ...query, page }, at),
    ) as IssuePage;
    const expected = ids.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
    expect([query, page, total, items.map(({ id }) => id)]).toEqual([
      query,
      page,
      ids.length,
      expected,
    ]);
  }
}

it('every page of every list is that of a plain list after random changes, folds and deaths', async () => {
  const categories = [undefined, 'safety'];
  let lists = 0;
  for (const sort of ISSUE_SORTS.filter((name) => name !== 'near'))
    for (const filter of ISSUE_FILTERS)
      for (const funding of FUNDING_BANDS)
        for (const category of categories) {
          const query = { search: '', sort, filter, funding, page: 1, pageSize: PAGE_SIZE };
          await expectPlainPages(category === undefined ? query : { ...query, category });
          lists += 1;
        }
  expect(lists).toBe(5 * ISSUE_FILTERS.length * FUNDING_BANDS.length * 2);
}, 120_000);

it('the counts are those of a plain count, and the check of the books names a wrong one', async () => {
  const problems = async () => {
    const found = [];
    for (const [, sql] of COUNT_RULES) found.push(...(await database.query(sql)));
    return found as { row: string }[];
  };
  expect(await problems()).toEqual([]);
  await database.query('select fold_counts()');
  expect(await problems()).toEqual([]);
  await database.query('update place_agg set n = n + 1 where sort = 1 and level = 13');
  expect(await problems()).toEqual([{ row: expect.stringMatching(/^place_count 1 13 /u) }]);
  await database.query('select rebuild_aggregates()');
  expect(await problems()).toEqual([]);
});

it('a page costs as much wherever it is, and beyond the end nothing but the total', async () => {
  const statementsFor = async (page: number) => {
    const statements: string[] = [];
    const noting = {
      manager: database.manager,
      query: <Row>(sql: string, values?: unknown[]): Promise<Row[]> => {
        statements.push(sql);
        return database.query(sql, values);
      },
    };
    const query = {
      search: '',
      filter: 'all',
      sort: 'newest',
      funding: 'all',
      pageSize: 9,
    } as const;
    await listIssuePage(noting, { ...query, page }, at);
    return statements.length;
  };
  expect(await statementsFor(2)).toBe(2);
  expect(await statementsFor(20)).toBe(3);
  expect(await statementsFor(5_000)).toBe(1);
});
