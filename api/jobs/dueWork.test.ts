import { expect, it } from 'vitest';
import { annsDatabaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { claimSql, DUE_WORK } from './dueWork.ts';

const { database } = await annsDatabaseOfTests();

/** How a large database would find one piece of work, although the test's is small. */
async function planOf(name: string): Promise<string> {
  const work = DUE_WORK.find((one) => one.name === name);
  if (work === undefined) throw new RangeError(`No work is called ${name}`);
  return database.transaction(async (manager) => {
    await manager.query('set local enable_seqscan = off');
    const rows: { 'QUERY PLAN': string }[] = await manager.query(`explain ${claimSql(work)}`, [
      new Date(),
      [],
    ]);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

it('asks which work is due, every few seconds, without reading all that is under way', async () => {
  const plan = await planOf('work deadline');
  expect(plan).toContain('Bitmap Index Scan on selection_due');
  expect(plan).toContain('Bitmap Index Scan on selection_reminder');
  expect(plan).not.toContain('Seq Scan');
});

it('asks whose pledges return without reading all pledges', async () => {
  const plan = await planOf('pledge expiry');
  expect(plan).toContain('pledge_due');
  expect(plan).not.toContain('Seq Scan');
});
