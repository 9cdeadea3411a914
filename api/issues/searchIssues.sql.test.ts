import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { IssueQuery } from '#schema/issues/issueQuery.ts';
import { DOLLAR_RULES } from '#schema/money/moneyRules.ts';
import { annsDatabaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { createRefreshedCache } from '#api/http/events/refreshedCache.ts';
import { issueConditions } from './issueConditions.sql.ts';
import { UNCACHED } from './listPlaces.sql.ts';
import { searchIssues } from './searchIssues.sql.ts';

const COUNT = 400;
const ORDERS = [
  { column: 'i.created_at', type: 'timestamptz', direction: 'desc' },
  { column: 'i.created_at', type: 'timestamptz', direction: 'asc' },
  { column: 'i.affected_count', type: 'integer', direction: 'desc' },
] as const;
const LIMITS = {
  firstRows: 20,
  commonFrom: 2,
  scannedMax: 90,
  shortRows: 48,
  cap: 60,
};
const test = await annsDatabaseOfTests();
const { database } = test;

beforeAll(async () => {
  const first = await test.reported(randomUUID());
  // Of each hundred: all broken, fifty lamps, ten benches, one gull, and one `ß` at the end of the list.
  await database.query(
    `insert into issue (id, title, description, location, latitude, longitude, cell, area, priority,
       category, solution_criteria, reporter_id, created_at, updated_at, affected_count)
     select md5(n::text)::uuid, title, description, location, latitude, longitude, cell, area,
       case when n % 3 = 0 then 'critical' else 'low' end, category, solution_criteria, reporter_id,
       created_at + (n / 4) * interval '1 hour', updated_at + (n / 4) * interval '1 hour', n % 7
     from issue, generate_series(1, $2::integer) n where id = $1`,
    [first, COUNT],
  );
  await database.query(
    `insert into issue_search (issue_id, doc)
     select md5(n::text)::uuid, 'broken 50% off' || case when n % 2 = 0 then ' lamp' else '' end
       || case when n % 10 = 0 then ' bench' else '' end || case when n % 100 = 7 then ' gull' else '' end
       || case when n = 1 then ' zq' else '' end
     from generate_series(1, $1::integer) n`,
    [COUNT],
  );
});

/** By reading everything. */
async function plainSearch(query: IssueQuery, order: (typeof ORDERS)[number]): Promise<string[]> {
  const values: unknown[] = [];
  const { clauses } = issueConditions(query, values, DOLLAR_RULES);
  const rows: { id: string }[] = await database.query(
    `select i.id from issue i where ${clauses.join(' and ')}
     order by ${order.column} ${order.direction}, i.id ${order.direction}`,
    values,
  );
  return rows.map(({ id }) => id);
}

const asked = { sort: 'newest', funding: 'all', pageSize: 9 } as const;

it('every page is as by reading everything, whether the word is common or rare', async () => {
  for (const search of ['broken', 'lamp', 'BENCH', 'gull', 'lamp bench', 'nowhere', '50% off'])
    for (const filter of ['all', 'critical'] as const)
      for (const order of ORDERS)
        for (let page = 1; page <= 8; page += 1) {
          const query = { ...asked, search, filter, page };
          const all = await plainSearch(query, order);
          const about = { query, order, money: DOLLAR_RULES, limits: LIMITS };
          const { ids, total, isCapped } = await searchIssues(database, about, UNCACHED);
          const from = (page - 1) * asked.pageSize;
          const expected = from < LIMITS.cap ? all.slice(from, from + asked.pageSize) : [];
          expect({ search, page, ids, isCapped }).toEqual({
            search,
            page,
            ids: expected,
            isCapped: false,
          });
          // Whoever has found all of them says how many they are.
          expect(Math.min(total, LIMITS.cap + 1)).toBe(Math.min(all.length, LIMITS.cap + 1));
        }
});

it('fewer than three letters are looked for in the first rows, which the answer says', async () => {
  const [order] = ORDERS;
  const search = (text: string, limits = LIMITS) => {
    const query = { ...asked, search: text, filter: 'all' as const, page: 1 };
    return searchIssues(database, { query, order, money: DOLLAR_RULES, limits }, UNCACHED);
  };
  expect(await search('be')).toMatchObject({ total: 5, isCapped: true });
  expect(await search('zq')).toEqual({ ids: [], total: 0, isCapped: false });
  const whole = { ...LIMITS, shortRows: 1_000 };
  expect(await search('be', whole)).toMatchObject({ total: COUNT / 10, isCapped: false });
  expect(await search('zq', whole)).toMatchObject({ total: 1, isCapped: false });
});

/** What is found, and the statements that it took. */
async function noteSearch(search: string, page: number) {
  const statements: string[] = [];
  const noting = {
    manager: database.manager,
    query: <Row>(sql: string, values?: unknown[]): Promise<Row[]> => {
      statements.push(sql);
      return database.query(sql, values);
    },
  };
  const query = { ...asked, search, filter: 'all' as const, page };
  const about = { query, order: ORDERS[0], money: DOLLAR_RULES, limits: LIMITS };
  return { found: await searchIssues(noting, about, UNCACHED), statements };
}

it('a page far behind asks for no texts but to count them', async () => {
  const { found, statements } = await noteSearch('lamp', 100_000);
  expect(found).toEqual({ ids: [], total: LIMITS.cap + 1, isCapped: false });
  expect(statements).toHaveLength(1);
  expect(statements[0]).toContain(`limit ${LIMITS.cap + 1}`);
});

it('a rare word is found without scanning the list, and a page behind its last by the count', async () => {
  const { found, statements } = await noteSearch('gull', 1);
  expect(found).toMatchObject({ total: COUNT / 100, isCapped: false });
  expect(statements).toHaveLength(2);
  expect(statements.join(' ')).not.toContain('listed.key');
  const behind = await noteSearch('gull', 2);
  expect(behind.found).toEqual({ ids: [], total: COUNT / 100, isCapped: false });
  expect(behind.statements).toHaveLength(1);
  expect((await noteSearch('lamp', 1)).statements.join(' ')).toContain('listed.key');
});

type Change = { number: number; doc: string; affected: number; isCritical: boolean };

const changes = fc.array(
  fc.record({
    number: fc.integer({ min: 1, max: COUNT }),
    doc: fc.constantFrom('broken lamp', 'broken bench', 'gull', 'zq lamp'),
    affected: fc.integer({ min: 0, max: 8 }),
    isCritical: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
);
const question = fc.record({
  search: fc.constantFrom('broken', 'lamp', 'bench', 'gull', 'zq'),
  filter: fc.constantFrom('all' as const, 'critical' as const),
  order: fc.constantFrom(...ORDERS),
  page: fc.integer({ min: 1, max: 7 }),
});

it('what is kept of a search is as by reading everything, whatever changes in between', async () => {
  const { get: refreshed, drop } = createRefreshedCache();
  const cache = { ...UNCACHED, refreshed };
  // Of a short search more than the list has: what moves behind the rows that were looked at is not found.
  const limits = { ...LIMITS, shortRows: 2 * COUNT };
  const take = async ({ number, doc, affected, isCritical }: Change) => {
    const [row] = await database.query<{ id: string }[]>('select md5($1::text)::uuid as id', [
      number,
    ]);
    const id = row?.id ?? '';
    await database.query('update issue set affected_count = $2, priority = $3 where id = $1', [
      id,
      affected,
      isCritical ? 'critical' : 'low',
    ]);
    await database.query('update issue_search set doc = $2 where issue_id = $1', [id, doc]);
    drop([{ issueId: id, listed: null }]);
  };
  await fc.assert(
    fc.asyncProperty(
      changes,
      fc.array(question, { minLength: 1, maxLength: 4 }),
      async (taken, questions) => {
        for (const change of taken) await take(change);
        for (const { search, filter, order, page } of questions) {
          const query = { ...asked, search, filter, page };
          const about = { query, order, money: DOLLAR_RULES, limits };
          const { ids } = await searchIssues(database, about, cache);
          const from = (page - 1) * asked.pageSize;
          const all = await plainSearch(query, order);
          expect(ids).toEqual(from < limits.cap ? all.slice(from, from + asked.pageSize) : []);
        }
      },
    ),
    { numRuns: 60 },
  );
});
