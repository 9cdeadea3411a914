import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { COUNT_RULES } from '#api/database/books/countRules.ts';
import type { IssuePage } from '#schema/issues/issue.ts';
import { FUNDING_BANDS, ISSUE_FILTERS, ISSUE_SORTS } from '#schema/issues/issueFilters.ts';
import type { IssueQuery } from '#schema/issues/issueQuery.ts';
import { DOLLAR_RULES } from '#schema/money/moneyRules.ts';
import { annsDatabaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { changeAtRandom, copySql } from '#tests/support/database/randomIssueChanges.ts';
import { issueConditions } from './issueConditions.sql.ts';
import { listIssuePage } from './listIssues.sql.ts';

const ISSUES = 200;
const PAGE_SIZE = 7;
const WHOLE_MS = 600_000;
const ORDERS = {
  newest: 'i.created_at desc, i.id desc',
  oldest: 'i.created_at, i.id',
  'most-funded': 'i.funding_cents desc, i.id desc',
  'least-funded': 'i.funding_cents, i.id',
  'most-affected': 'i.affected_count desc, i.id desc',
};

const test = await annsDatabaseOfTests();
const { database } = test;

const wrongCounts = async () => {
  const found = [];
  for (const [, sql] of COUNT_RULES) found.push(...(await database.query(sql)));
  return found as { row: string }[];
};

beforeAll(async () => {
  const first = await test.reported(randomUUID());
  const copies = copySql('md5(n::text)::uuid', "created_at - n / 3 * interval '7 hours'");
  await database.query(`${copies} from issue, generate_series(1, $2::integer) n where id = $1`, [
    first,
    ISSUES,
  ]);
  await changeAtRandom({ url: test.url, issues: ISSUES }, async () => {
    const [wrong] = await wrongCounts();
    return wrong?.row ?? null;
  });
}, WHOLE_MS);

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
  expect(await wrongCounts()).toEqual([]);
  await database.query('select fold_counts()');
  expect(await wrongCounts()).toEqual([]);
  await database.query('update place_agg set n = n + 1 where sort = 1 and level = 13');
  expect(await wrongCounts()).toEqual([{ row: expect.stringMatching(/^place_count 1 13 /u) }]);
  await database.query('select rebuild_aggregates()');
  expect(await wrongCounts()).toEqual([]);
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
  expect(await statementsFor(4)).toBe(3);
  expect(await statementsFor(5_000)).toBe(1);
});
