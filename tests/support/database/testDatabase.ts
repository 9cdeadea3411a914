import { randomBytes, randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { entities } from '#api/startup/entities.ts';
import { createDataSource } from '#api/database/dataSource.ts';
import type { Transaction, TransactionContext } from '#api/database/transaction.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import { findCell } from '#schema/places/geo.ts';
import { TRUST_START } from '#schema/limits.ts';
import { copyDatabase } from './copiedDatabase.ts';

export type TestDatabase = {
  url: string;
  database: DataSource;
  /** Closes and removes everything. */
  close(): Promise<void>;
};

export const testNow = new Date('2026-05-01T10:00:00.000Z');

/** A migrated database for one test file. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { url, drop } = await copyDatabase();
  const database = createDataSource({ entities, url, poolSize: 8 });
  await database.initialize();
  return {
    url,
    database,
    close: async () => {
      await database.destroy();
      await drop();
    },
  };
}

/** A person with an account. */
export async function insertPerson(database: DataSource, username: string): Promise<Actor> {
  const id = randomUUID();
  await database.query(
    `insert into app_user (id, username, email, email_proved_at, password_hash, created_at)
     values ($1, $2, $3, $4, 'x', $4)`,
    [id, username, `${id}@example.org`, testNow],
  );
  return {
    id,
    username,
    accountRole: 'user',
    isFrozen: false,
    trustScore: TRUST_START,
    contactLevel: 3,
  };
}

/** What `transact` is called with, in the name of a person. */
export const contextOf = (
  actor: Actor | null,
  { now = testNow, ...changes }: Partial<TransactionContext> & { now?: Date } = {},
): TransactionContext => ({ actor, clock: { now: () => now, randomBytes }, ...changes });

/** A reported issue in Chicago's Loop, or on the same latitude elsewhere. */
export async function insertIssue(
  transaction: Transaction,
  id: string = randomUUID(),
  longitude = -87.63,
): Promise<string> {
  const place = { latitude: 41.88, longitude };
  await transaction.query(
    `with report as (
       insert into issue (id, title, description, location, latitude, longitude, cell, area, priority,
         category, solution_criteria, reporter_id, created_at, updated_at)
       values ($1, 'Broken lamp', 'The lamp at the corner is broken.', 'Loop, Chicago', $2, $3, $4,
         'Loop', 'high', 'safety', 'The lamp shines again at night.', $5, $6, $6)
       returning id, title, description, location
     )
     insert into issue_search (issue_id, doc)
     select id, concat_ws(chr(31), title, description, location) from report`,
    [
      id,
      place.latitude,
      longitude,
      findCell(place),
      transaction.actor?.id ?? null,
      transaction.now,
    ],
  );
  await transaction.audit({ issueId: id, action: 'issue_reported', data: { priority: 'high' } });
  return id;
}
