import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { createSharedCache } from '#api/http/events/sharedCache.ts';
import type { IssuePage } from '#schema/issues/issue.ts';
import type { IssueSort } from '#schema/issues/issueFilters.ts';
import { DOLLAR_RULES } from '#schema/money/moneyRules.ts';
import { annsDatabaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { listIssuePage } from './listIssues.sql.ts';

const COUNT = 60;

const test = await annsDatabaseOfTests();
const { database } = test;
let first = '';

beforeAll(async () => {
  first = await test.reported(randomUUID());
  await database.query(
    `insert into issue (id, title, description, location, latitude, longitude, cell, area, priority,
       category, solution_criteria, reporter_id, created_at, updated_at)
     select md5(n::text)::uuid, title, description, location, latitude, longitude, cell, area,
       priority, case when n % 2 = 0 then 'safety' else 'community' end, solution_criteria,
       reporter_id, created_at + n * interval '1 hour', updated_at + n * interval '1 hour'
     from issue, generate_series(1, $2::integer) n where id = $1`,
    [first, COUNT - 1],
  );
});

const [perChange, lasting] = [createSharedCache(), createSharedCache({ maxAgeMs: 60_000 })];

/** A page of a list, and how often lists were marked and issues read for it. */
async function read(asked: { page: number; sort?: IssueSort; category?: string }) {
  const statements: string[] = [];
  const noting = {
    manager: database.manager,
    query: <Row>(sql: string, values?: unknown[]): Promise<Row[]> => {
      statements.push(sql);
      return database.query(sql, values);
    },
  };
  const query = { search: '', filter: 'all', sort: 'newest', funding: 'all', pageSize: 9 } as const;
  const cache = { perChange: perChange.get, forAWhile: lasting.get, step: 7 };
  const json = await listIssuePage(
    noting,
    { ...query, ...asked },
    { origin: 'http://localhost', money: DOLLAR_RULES },
    cache,
  );
  const { items, total } = JSON.parse(json) as IssuePage;
  const having = (part: string) => statements.filter((sql) => sql.includes(part)).length;
  return { items, total, marked: having('row_number'), listed: having('from issue i') };
}

/** As every change does: what is kept per change is dropped. */
async function change(sql: string): Promise<void> {
  await database.query(sql, [first]);
  perChange.clear();
}

it('the beginning of a list is found without marks, and nothing is read beyond its end', async () => {
  expect(await read({ page: 1 })).toMatchObject({ total: COUNT, marked: 0, listed: 1 });
  expect(await read({ page: 5_000 })).toEqual({ items: [], total: COUNT, marked: 0, listed: 0 });
  const empty = await read({ page: 1, category: 'nowhere' });
  expect(empty).toEqual({ items: [], total: 0, marked: 0, listed: 0 });
});

it('marks stay until an issue enters or leaves that very list', async () => {
  const safety = { page: 4, category: 'safety' };
  expect(await read(safety)).toMatchObject({ total: 30, marked: 1 });
  await change('update issue set affected_count = affected_count + 1 where id = $1');
  expect(await read(safety)).toMatchObject({ marked: 0 });
  await change("update issue set category = 'community' where id = $1");
  const left = await read(safety);
  expect(left).toMatchObject({ total: 29, marked: 1 });
  await change('update issue set is_hidden = true where id = $1');
  expect(await read(safety)).toMatchObject({ total: 29, marked: 0, items: left.items });
  await change("update issue set is_hidden = false, category = 'safety' where id = $1");
  const back = await read(safety);
  expect(back).toMatchObject({ total: 30, marked: 1 });
  expect(back.items.at(-1)?.id).toBe(first);
});

it('an order that changes move is marked anew after each of them', async () => {
  const affected = { page: 3, sort: 'most-affected' } as const;
  expect(await read(affected)).toMatchObject({ marked: 1 });
  expect(await read(affected)).toMatchObject({ marked: 0 });
  await change('update issue set affected_count = affected_count + 1 where id = $1');
  expect(await read(affected)).toMatchObject({ marked: 1 });
});
