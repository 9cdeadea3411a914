import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { createPgDriver } from '#tests/mocks/database/pgDriver.ts';

type Borrow = Promise<{ query(sql: string): Promise<unknown>; release: () => void }>;

test('transactions on the one connection follow each other and never mix', async () => {
  const pglite = await PGlite.create();
  await pglite.exec('create table entry (n int)');
  const { Pool } = createPgDriver(pglite);
  const pool = new Pool();
  const borrow = (): Borrow =>
    new Promise((resolve, reject) =>
      pool.connect((error, connection, release) => {
        if (error || !connection || !release) reject(error ?? new Error('Nothing was lent'));
        else resolve({ query: (sql) => connection.query(sql), release });
      }),
    );
  const write = async (n: number) => {
    const borrowed = await borrow();
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
  const { Pool } = createPgDriver(pglite, { waitMaxMs: 50 });
  const pool = new Pool();
  await new Promise<void>((resolve) => {
    pool.connect((_, connection) => void connection?.query('select 41 + 1').then(() => resolve()));
  });
  const error = await new Promise<Error | null>((resolve) => pool.connect(resolve));
  expect(error?.message).toContain('select 41 + 1');
  await pglite.close();
}, 120_000);
