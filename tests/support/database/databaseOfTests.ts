import { afterAll } from 'vitest';
import { openAnnsDatabase, type AnnsDatabase } from './annsDatabase.ts';
import { openTestDatabase, type TestDatabase } from './testDatabase.ts';

function closedAfterTests<Database extends TestDatabase>(opened: Database): Database {
  afterAll(() => opened.close());
  return opened;
}

/** A migrated database for one file of tests, removed after the last of them. */
export const databaseOfTests = async (): Promise<TestDatabase> =>
  closedAfterTests(await openTestDatabase());

/** The same with one person in it: see `AnnsDatabase`. */
export const annsDatabaseOfTests = async (): Promise<AnnsDatabase> =>
  closedAfterTests(await openAnnsDatabase());
