import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '#api/database/books/checkBooks.ts';
import { COUNT_RULES } from '#api/database/books/countRules.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';
import { FUNDING_BANDS, ISSUE_FILTERS } from '#schema/issues/issueFilters.ts';
import { DOLLAR_RULES, type MoneyRules } from '#schema/money/moneyRules.ts';
import { findCell, cellRange, findTile, type Tile } from '#schema/places/geo.ts';
import { annsDatabaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { changeAtRandom, copySql } from '#tests/support/database/randomIssueChanges.ts';
import { filterSql, fundingSql } from './issueConditions.sql.ts';
import { getMapTile, READ_AT_ONCE } from './getMapTile.sql.ts';

const ISSUES = 80;
const WHOLE_MS = 600_000;

const test = await annsDatabaseOfTests();
const { database } = test;
const ids: string[] = [];

async function plainCount(tile: Tile, clauses: (string | null)[]) {
  const where = ['i.is_listed', ...clauses.filter((clause) => clause !== null)].join(' and ');
  const [row] = await database.query(
    `select count(*)::int as count,
       (count(*) filter (where i.priority = 'critical'))::int as critical,
       (count(*) filter (where i.status = 'completed'))::int as completed, coalesce(sum(i.latitude), 0) as latitude
     from issue i where i.cell between $1 and $2 and ${where}`,
    [cellRange(tile).first, cellRange(tile).last],
  );
  return row as Record<'count' | 'critical' | 'completed' | 'latitude', number>;
}

const ASKED = [
  ...ISSUE_FILTERS.map((filter) => ({ filter, funding: 'all' as const })),
  ...FUNDING_BANDS.map((funding) => ({ filter: 'reported' as const, funding })),
];

async function expectPlainTile(tile: Tile, money: MoneyRules): Promise<void> {
  for (const { filter, funding } of ASKED) {
    const plain = await plainCount(tile, [filterSql(filter), fundingSql(funding, money)]);
    const { points, clusters } = await getMapTile(database, tile, { filter, funding }, money);
    const shown = [
      ...points.map(({ latitude, priority, status }) => ({
        latitude,
        count: 1,
        critical: Number(priority === 'critical'),
        completed: Number(status === 'completed'),
      })),
      ...clusters,
    ];
    const total = (value: (one: (typeof shown)[number]) => number) =>
      shown.reduce((sum, one) => sum + value(one), 0);
    expect({
      tile,
      filter,
      funding,
      count: total(({ count }) => count),
      critical: total(({ critical }) => critical),
      completed: total(({ completed = Number.NaN }) => completed),
      latitude: total(({ count, latitude }) => count * latitude),
    }).toEqual({ tile, filter, funding, ...plain, latitude: expect.closeTo(plain.latitude, 3) });
    expect(clusters.length).toBeLessThanOrEqual(64);
  }
}

/** Alone: the changes are not in the books. */
async function countProblem(): Promise<string | null> {
  for (const [rule, sql] of COUNT_RULES) {
    const [bad] = await database.query(sql);
    if (bad) return `${bad.row} ${rule}`;
  }
  return null;
}

beforeAll(async () => {
  const first = await test.reported(randomUUID(), -87.63);
  const copies = copySql('md5(n::text)::uuid', 'created_at');
  const rows: { id: string }[] = await database.query(
    `with copied as (${copies} from issue, generate_series(1, $2::integer) n where id = $1
       returning id) select id from copied`,
    [first, ISSUES],
  );
  ids.push(...rows.map(({ id }) => id));
}, 60_000);

describe('the counts of the map', () => {
  it('are named by the check of the books where they went wrong', async () => {
    const runner = database.createQueryRunner();
    const problemAfter = async (sql: string) => {
      await runner.startTransaction();
      try {
        await runner.query('select fold_counts()');
        await runner.query(sql);
        return (await checkBooks(runner.manager)).problem;
      } finally {
        await runner.rollbackTransaction();
      }
    };
    const all = [
      await problemAfter('update cell_agg set n = n + 1 where z = 16'),
      await problemAfter('update cell_agg set sum_latitude_e6 = sum_latitude_e6 + 1 where z = 4'),
      await problemAfter('update list_agg set n = n - 1'),
    ];
    await runner.release();
    expect(all).toEqual([
      expect.stringMatching(/^cell_count 16 .* counts other issues than lie in it$/u),
      expect.stringMatching(/^cell_count 4 .* counts other issues than lie in it$/u),
      expect.stringMatching(/^list_count .* counts other issues than the list has$/u),
    ]);
  });

  it(
    'equal a plain count at every zoom after random changes, folds and deaths',
    async () => {
      await changeAtRandom({ url: test.url, issues: ISSUES }, async () => {
        await expectPlainTile({ z: 0, x: 0, y: 0 }, DOLLAR_RULES);
        return countProblem();
      });
      expect(await countProblem()).toBeNull();
      for (let z = 0; z <= 17; z += 1)
        await expectPlainTile(findTile({ latitude: 41.88, longitude: -87.63 }, z), DOLLAR_RULES);
    },
    WHOLE_MS,
  );

  it('equal it in other funding bands, before and after these are counted', async () => {
    const money = { ...DOLLAR_RULES, fundingLowBelow: 101n, fundingHighAbove: 49_999n };
    await expectPlainTile({ z: 0, x: 0, y: 0 }, money);
    await database.query('select count_by_bands($1, $2)', [101n, 49_999n]);
    await expectPlainTile({ z: 0, x: 0, y: 0 }, money);
    await expectPlainTile({ z: 0, x: 0, y: 0 }, DOLLAR_RULES);
    expect(await countProblem()).toBeNull();
  });
});

describe('a tile of the world', () => {
  const WORLD = { z: 0, x: 0, y: 0 };

  it('reads no more others at once than asking for finer cells would cost', async () => {
    const only = await test.reported(randomUUID(), -87.63);
    const others = 3_000;
    await database.query(
      `insert into issue (id, title, description, location, latitude, longitude, cell, area, priority,
         category, solution_criteria, reporter_id, created_at, updated_at)
       select gen_random_uuid(), title, description, location, 10 + n / 1000.0, 10, $2::bigint + n * 1048576::bigint,
         area, 'low', category, solution_criteria, reporter_id, created_at, updated_at
       from issue, generate_series(1, $3::integer) n where id = $1`,
      [only, findCell({ latitude: 10, longitude: 10 }), others],
    );
    await database.query(
      `update issue set priority = case when id = $1 then 'critical' else 'low' end,
         is_hidden = false where priority = 'critical' or id = $1`,
      [only],
    );
    const read: number[] = [];
    const counting = {
      query: async (sql: string, values: unknown[]) => {
        if (sql.includes('from issue i')) {
          const [row] = await database.query(
            `select count(*)::int as n from unnest($1::bigint[], $2::bigint[]) r (first, last)
             join issue i on i.cell between r.first and r.last`,
            values,
          );
          read.push(row.n);
        }
        return database.query(sql, values);
      },
    };
    const { points } = await getMapTile(
      counting as unknown as Queryable,
      WORLD,
      { filter: 'critical', funding: 'all' },
      DOLLAR_RULES,
    );
    expect(points.map(({ id }) => id)).toEqual([only]);
    expect(read).toHaveLength(1);
    // Those of the tests above lie around the one that is looked for.
    expect(others).toBeGreaterThan(READ_AT_ONCE);
    expect(read[0]).toBeLessThanOrEqual(READ_AT_ONCE);
  }, 60_000);

  it('reads no issue at all for its clusters', async () => {
    const asked: string[] = [];
    const noting = {
      query: (sql: string, values: unknown[]) => {
        asked.push(sql);
        return database.query(sql, values);
      },
    };
    for (const funding of ['all', 'low'] as const) {
      const { clusters } = await getMapTile(
        noting as unknown as Queryable,
        WORLD,
        { filter: 'reported', funding },
        { ...DOLLAR_RULES, fundingLowBelow: 101n, fundingHighAbove: 49_999n },
      );
      expect(clusters.length).toBeGreaterThan(0);
    }
    expect(asked.filter((sql) => /\bissue\b/u.test(sql))).toEqual([]);
  });
});
