import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource, migrate } from '#api/database/dataSource.ts';
import { startEmbeddedPostgres } from '#api/database/embedded/embeddedPostgres.ts';
import type { Transaction, TransactionContext } from '#api/database/transaction.ts';
import type { Actor } from '#api/domain/actor.ts';
import { cellOf } from '#schema/places/geo.ts';
import { TRUST_START } from '#schema/limits.ts';

export type TestDatabase = {
  url: string;
  database: DataSource;
  /** Closes and removes everything. */
  close(): Promise<void>;
};

export const testNow = new Date('2026-05-01T10:00:00.000Z');

/** An empty database: in the server of `TEST_DATABASE_URL` if there is one, else in our own. */
async function openServer(): Promise<{ url: string; close(): Promise<void> }> {
  const { TEST_DATABASE_URL: given } = process.env;
  if (given !== undefined && given !== '') {
    const name = `trybe_test_${randomBytes(6).toString('hex')}`;
    const admin = new Client({ connectionString: given });
    await admin.connect();
    await admin.query(`create database ${name}`);
    const url = new URL(given);
    url.pathname = `/${name}`;
    return {
      url: url.href,
      close: async () => {
        await admin.query(`drop database ${name} with (force)`);
        await admin.end();
      },
    };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'trybe-test-'));
  const server = await startEmbeddedPostgres({ dataDir, isDurable: false });
  return {
    url: server.url,
    close: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A migrated database for one test file. Three processes migrate it at once, as they may. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = await openServer();
  const sources = Array.from({ length: 3 }, () =>
    createDataSource({ url: server.url, poolSize: 8 }),
  );
  await Promise.all(sources.map((source) => source.initialize()));
  await Promise.all(sources.map((source) => migrate(source, server.url)));
  const [database, ...others] = sources;
  await Promise.all(others.map((source) => source.destroy()));
  if (database === undefined) throw new Error('No data source was made.');
  return {
    url: server.url,
    database,
    close: async () => {
      await database.destroy();
      await server.close();
    },
  };
}

/** A person with an account. */
export async function insertPerson(database: DataSource, username: string): Promise<Actor> {
  const id = randomUUID();
  await database.query(
    `insert into app_user (id, username, email, password_hash, created_at)
     values ($1, $2, $3, 'x', $4)`,
    [id, username, `${id}@example.org`, testNow],
  );
  return { id, username, accountRole: 'user', isFrozen: false, trustScore: TRUST_START };
}

/** What `transact` is called with, in the name of a person. */
export const contextOf = (
  actor: Actor | null,
  changes: Partial<TransactionContext> = {},
): TransactionContext => ({
  actor,
  now: testNow,
  randomBytes: (length) => randomBytes(length),
  ...changes,
});

/** A reported issue in Chicago's Loop, or on the same latitude elsewhere. */
export async function insertIssue(
  transaction: Transaction,
  id: string = randomUUID(),
  longitude = -87.63,
): Promise<string> {
  const place = { latitude: 41.88, longitude };
  await transaction.query(
    `insert into issue (id, title, description, location, latitude, longitude, cell, area, priority,
       category, solution_criteria, reporter_id, created_at, updated_at)
     values ($1, 'Broken lamp', 'The lamp at the corner is broken.', 'Loop, Chicago', $2, $3, $4,
       'Loop', 'high', 'safety', 'The lamp shines again at night.', $5, $6, $6)`,
    [id, place.latitude, longitude, cellOf(place), transaction.actor?.id ?? null, transaction.now],
  );
  await transaction.audit({ issueId: id, action: 'issue_reported', data: { priority: 'high' } });
  return id;
}
