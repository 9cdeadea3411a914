import type { DataSource } from 'typeorm';
import { DatabaseUnusableError } from '#api/database/connection/databaseUnusableError.ts';
import { isUnavailable } from '#api/database/connection/isUnavailable.ts';

/** As in package.json and api/ops/CHANGELOG.md. */
export const RELEASE = '0.3.0';

/** Positive if `a` is the newer of two releases. */
export function compareReleases(a: string, b: string): number {
  const [left, right] = [a, b].map((release) => release.split('.').map(Number));
  const differences = (left ?? []).map((part, at) => part - (right?.[at] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/**
 * Each schema names the oldest release that may write to it; an older one would omit what newer tables
 * require. Throws DatabaseUnusableError.
 */
export async function refuseOldRelease(
  database: Pick<DataSource, 'query'>,
  release = RELEASE,
): Promise<void> {
  const [found]: { known: string | null }[] = await database.query(
    `select to_regclass('schema_release') as known`,
  );
  if (found?.known == null) return;
  const [row]: { oldest: string }[] = await database.query(
    'select oldest_writer as oldest from schema_release',
  );
  if (row === undefined || compareReleases(release, row.oldest) >= 0) return;
  throw new DatabaseUnusableError(
    `Trybe cannot start: this is release ${release}, and the database needs ${row.oldest} or newer.\n` +
      'Nothing was changed. Start a newer release, or restore the backup from before the update.',
  );
}

/** Runs pending migrations. Throws DatabaseUnusableError, naming the one that failed and why. */
export async function runMigrations(database: DataSource): Promise<void> {
  try {
    await database.runMigrations({ transaction: 'each' });
  } catch (error) {
    if (isUnavailable(error)) throw error;
    const done: { name: string }[] = await database.query('select name from migration');
    const names = new Set(done.map(({ name }) => name));
    const failed = database.migrations.find(({ name = '' }) => !names.has(name));
    throw new DatabaseUnusableError(
      `Trybe cannot start: the database could not be changed by ${failed?.name ?? 'a migration'}: ` +
        `${error instanceof Error ? error.message : String(error)}\n` +
        'Nothing of this change was kept. The release before can be started again; what the change met ' +
        'has to be mended before this one can.',
      { cause: error },
    );
  }
}
