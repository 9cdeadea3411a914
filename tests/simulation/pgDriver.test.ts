import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { createPgDriver } from '#sw/mock/server/database/pgDriver.ts';

type Borrowed = { query(sql: string): Promise<unknown>; release: () => void };

/** Rejects where nothing is lent. */
const borrowFrom = ({ Pool }: ReturnType<typeof createPgDriver>) =>
  new Promise<Borrowed>((resolve, reject) =>
    new Pool().connect((error, connection, release) => {
      if (error || !connection || !release) reject(error ?? new Error('Nothing was lent'));
      else resolve({ query: (sql) => connection.query(sql), release });
    }),
  );

test('transactions on the one connection follow each other and never mix', async () => {
  const pglite = await PGlite.create();
  await pglite.exec('create table entry (n int)');
  const driver = createPgDriver(pglite);
  const write = async (n: number) => {
    const borrowed = await borrowFrom(driver);
    await borrowed.query('begin');
    await borrowed.query(`insert into entry values (${n})`);
    await borrowed.query(n % 2 === 0 ? 'commit' : 'rollback');
    borrowed.release();
  };
  await Promise.all(Array.from({ length: 10 }, (_, n) => write(n)));
  const { rows } = await pglite.query<{ n: number }>('select n from entry order by n');
  expect(rows.map(({ n }) => n)).toEqual([0, 2, 4, 6, 8]);
  await pglite.close();
}, 120_000);

test('who waits in vain for the connection is told what it was last used for', async () => {
  const pglite = await PGlite.create();
  const driver = createPgDriver(pglite, { waitMaxMs: 50 });
  await (await borrowFrom(driver)).query('select 41 + 1');
  await expect(borrowFrom(driver)).rejects.toThrow('select 41 + 1');
  await pglite.close();
}, 120_000);

test('closing waits for who has the connection and refuses whoever comes later', async () => {
  const pglite = await PGlite.create();
  const driver = createPgDriver(pglite);
  const borrowed = await borrowFrom(driver);
  await borrowed.query('begin');
  let isClosed = false;
  const closing = driver.close().then(() => (isClosed = true));
  const late = borrowFrom(driver);
  await borrowed.query('commit');
  expect(isClosed).toBe(false);
  borrowed.release();
  await closing;
  await expect(late).rejects.toThrow('The database is closed.');
  await expect(borrowFrom(driver)).rejects.toThrow('The database is closed.');
  await pglite.close();
}, 120_000);
