import { readFileSync } from 'node:fs';
import type { MigrationInterface } from 'typeorm';
import { expect, it } from 'vitest';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { DatabaseUnusableError } from './connection/databaseUnusableError.ts';
import { compareReleases, refuseOldRelease, RELEASE, runMigrations } from './release.ts';

const { database } = await databaseOfTests();
const textOf = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

it('is the one of package.json and of the newest chapter for operators', () => {
  expect(JSON.parse(textOf('package.json')).version).toBe(RELEASE);
  expect(/^## (\S+)$/mu.exec(textOf('api/ops/CHANGELOG.md'))?.[1]).toBe(RELEASE);
});

it('needs a database that the oldest release may write to which the newest chapter names', async () => {
  const [{ oldest }] = await database.query('select oldest_writer as oldest from schema_release');
  const [, named] = /is written by (\S+) and newer/u.exec(textOf('api/ops/CHANGELOG.md')) ?? [];
  expect(named).toBe(oldest);
});

it('is older or newer by its numbers, not by their letters', () => {
  expect(compareReleases('0.10.0', '0.9.5')).toBeGreaterThan(0);
  expect(compareReleases('1.0.0', '1.0.1')).toBeLessThan(0);
  expect(compareReleases('2.0.0', '2.0.0')).toBe(0);
});

it('writes to a schema from the one on that the schema names, and is told so before', async () => {
  await expect(refuseOldRelease(database)).resolves.toBeUndefined();
  await database.query(`update schema_release set oldest_writer = '0.3.0'`);
  for (const release of ['0.3.0', '0.3.1', '1.0.0'])
    await expect(refuseOldRelease(database, release)).resolves.toBeUndefined();
  await expect(refuseOldRelease(database, '0.2.9')).rejects.toThrow(
    'this is release 0.2.9, and the database needs 0.3.0 or newer',
  );
});

it('names the migration that fails and why, and keeps nothing of it', async () => {
  const broken: MigrationInterface = {
    name: 'Broken1863000000000',
    async up(runner) {
      await runner.query('create table half_done (id int)');
      await runner.query(`insert into half_done values ('no number')`);
    },
    down: () => Promise.resolve(),
  };
  database.migrations.push(broken);
  const failure = await runMigrations(database).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DatabaseUnusableError);
  expect(String(failure)).toMatch(/Broken1863000000000: invalid input syntax.*"no number"/u);
  expect(String(failure)).toContain('Nothing of this change was kept');
  const [row] = await database.query(`select to_regclass('half_done') as found`);
  expect(row.found).toBeNull();
});
