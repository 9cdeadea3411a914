import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { findCell } from '#schema/places/geo.ts';
import { testNow } from '#tests/support/database/testDatabase.ts';
import { annsDatabaseOfTests } from '#tests/support/database/databaseOfTests.ts';

const test = await annsDatabaseOfTests();
const { database } = test;

describe('migrations', () => {
  it('run once although three processes started together on an empty database', async () => {
    const rows = await database.query('select name from migration order by id');
    expect(rows.map((row: { name: string }) => row.name)).toEqual(
      expect.arrayContaining(['Accounts1763000000001', 'Audit1763000000005']),
    );
    expect(new Set(rows.map((row: { name: string }) => row.name)).size).toBe(rows.length);
    expect(await database.showMigrations()).toBe(false);
  });

  it('make the tables that the entities describe', async () => {
    for (const { name } of database.entityMetadatas) {
      expect(await database.getRepository(name).find({ take: 1 })).toBeInstanceOf(Array);
    }
  });
});

describe('counts and changes', () => {
  const counted = () =>
    database.query(
      `select z, sum(n)::int as n, sum(sum_longitude_e6)::text as sum from cell_count
       where priority = 'high' and status = 'reported' and cell in
         (select $1::bigint >> (2 * (20 - z)) from unnest('{4,6,8,10,12}'::int[]) z)
       group by z having sum(n) > 0 order by z`,
      [findCell({ latitude: 41.88, longitude: 10 })],
    );

  it('follow an issue as it comes, is hidden and returns, at every zoom', async () => {
    const id = await test.reported(randomUUID(), 10);
    const one = [4, 6, 8, 10, 12].map((z) => ({ z, n: 1, sum: '10000000' }));
    expect(await counted()).toEqual(one);
    await database.query('update issue set is_hidden = true where id = $1', [id]);
    expect(await counted()).toEqual([]);
    await database.query('update issue set is_hidden = false where id = $1', [id]);
    expect(await counted()).toEqual(one);
    await database.query('select rebuild_aggregates()');
    expect(await counted()).toEqual(one);
    const second = await test.reported(randomUUID(), 10);
    await database.query('update issue set is_hidden = true where id = any ($1)', [[id, second]]);
    await database.query('update issue set is_hidden = false where id = $1', [id]);
    await database.query('select fold_counts()');
    expect(await counted()).toEqual(one);
    expect(await database.query('select from count_delta')).toEqual([]);
  });

  it('are added up by the writers themselves, now and then', async () => {
    const ids = await Promise.all(
      Array.from({ length: 120 }, () => test.reported(randomUUID(), 20)),
    );
    const [{ waiting }] = await database.query('select count(*)::int as waiting from count_delta');
    expect(waiting).toBeLessThan(100);
    const [{ all }] = await database.query(
      'select sum(n)::int as all from cell_count where z = 12 and cell = $1::bigint >> 16',
      [findCell({ latitude: 41.88, longitude: 20 })],
    );
    expect(all).toBe(ids.length);
  });

  it('number every change, and the reporter’s own changes apart', async () => {
    const id = await test.reported();
    const versions = async () => {
      const rows = await database.query('select version, edited_version from issue where id = $1', [
        id,
      ]);
      return [Number(rows[0].version), Number(rows[0].edited_version)] as const;
    };
    const [first] = await versions();
    await database.query('update issue set message_count = message_count + 1 where id = $1', [id]);
    const [second, edited] = await versions();
    expect(second).toBeGreaterThan(first);
    expect(edited).toBe(first);
    await database.query(
      `update issue set title = 'Another title', updated_at = $2 where id = $1`,
      [id, new Date(testNow.getTime() + 1000)],
    );
    const [third, editedThird] = await versions();
    expect(editedThird).toBe(third);
  });

  it('never offer a change while an earlier one is still on its way', async () => {
    const [slow, quick] = [await test.reported(), await test.reported()];
    const bound = async () =>
      Number((await database.query('select issue_feed_bound() as bound'))[0].bound);
    const touch = 'update issue set message_count = message_count + 1 where id = $1';
    const holder = new Client({ connectionString: test.url });
    await holder.connect();
    await holder.query('begin');
    await holder.query(touch, [slow]);
    await database.query(touch, [quick]);
    const [{ version }] = await database.query('select version from issue where id = $1', [quick]);
    expect(await bound()).toBeLessThan(Number(version) - 1);
    await holder.query('commit');
    await holder.end();
    expect(await bound()).toBeGreaterThanOrEqual(Number(version));
  });

  it('use the search index for a part of a word', async () => {
    const id = await test.reported();
    await database.query('update issue_search set doc = $2 where issue_id = $1', [
      id,
      'müllberg\u001Fim park',
    ]);
    const rows = await database.query(`select issue_id from issue_search where doc like '%llber%'`);
    expect(rows).toEqual([{ issue_id: id }]);
  });
});
