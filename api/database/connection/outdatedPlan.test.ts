import { expect, it, onTestFinished } from 'vitest';
import { createDataSource } from '#api/database/dataSource.ts';
import { transact } from '#api/database/transaction.ts';
import { copyDatabase, execute } from '#tests/support/database/copiedDatabase.ts';
import { contextOf } from '#tests/support/database/testDatabase.ts';
import { PREPARED } from './prepared.ts';

const READ = `${PREPARED}select * from planned where id = $1`;

/** A server with one connection, and a newer one that changes its tables. */
async function openServer() {
  const { url, drop } = await copyDatabase();
  onTestFinished(drop);
  await execute(url, 'create table planned (id integer)');
  await execute(url, 'insert into planned values (1)');
  const database = createDataSource({ url, entities: [], poolSize: 1, warn: () => undefined });
  await database.initialize();
  onTestFinished(() => database.destroy());
  const migrate = (column: string) =>
    execute(url, `alter table planned add column ${column} integer not null default 7`);
  return { database, migrate };
}

it('a server whose tables a newer one changes goes on reading and writing', async () => {
  const { database, migrate } = await openServer();
  const write = () =>
    transact(database, { ...contextOf(null), isAuditExempt: true }, (tx) =>
      tx.query(`update planned set id = $1 returning *`, [1]),
    );
  const read = () => database.query(READ, [1]);
  const expectBoth = async (row: object) => {
    expect(await write()).toEqual([[row], 1]);
    expect(await read()).toEqual([row]);
  };
  await expectBoth({ id: 1 });
  await migrate('first');
  await expectBoth({ id: 1, first: 7 });
  await migrate('second');
  expect(await read()).toEqual([{ id: 1, first: 7, second: 7 }]);
  await expectBoth({ id: 1, first: 7, second: 7 });
});
