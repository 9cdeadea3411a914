import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Config } from '#api/config/config.ts';
import { checkDatabase, type Way } from '#api/database/connection/checkDatabase.ts';
import { announced } from '#api/database/announcer.ts';
import { createDataSource, migrate } from '#api/database/dataSource.ts';
import { startEmbeddedPostgres } from '#api/database/embedded/embeddedPostgres.ts';

const UNPREPARED =
  'The pooler of DATABASE_URL keeps no prepared statements, so that each is parsed anew. ' +
  'PgBouncer does from 1.21 on, with max_prepared_statements above 0.';
const ENDLESS =
  'The pooler of DATABASE_URL keeps no time-outs, so that a read may last for ever. Set one for its ' +
  "account: alter role trybe set statement_timeout = '15s'";

/** What ends at the stop, in the reverse order of its start. */
export type Cleanup = () => Promise<void>;

type Warn = (text: string) => void;

/** How to reach a database: the app's own way, and one with the right to change tables. */
type Addresses = { url: string; directUrl: string; way?: Way };

async function startEmbedded(config: Config, cleanups: Cleanup[], warn: Warn): Promise<Addresses> {
  const dataDir = resolve(config.dataDir);
  await mkdir(dataDir, { recursive: true });
  const embedded = await startEmbeddedPostgres({ dataDir, warn });
  cleanups.push(() => embedded.stop());
  return { url: embedded.appUrl, directUrl: embedded.url };
}

async function findDatabase(url: string, directUrl: string | null, warn: Warn): Promise<Addresses> {
  const way = await checkDatabase(url, directUrl);
  if (!way.keepsPrepared) warn(UNPREPARED);
  if (!way.hasTimeout) warn(ENDLESS);
  return { url, directUrl: directUrl ?? url, way };
}

/**
 * The database that the settings name, else the embedded one, with its tables up to date; `url` leads
 * to it past every pooler, and so does `ownerUrl`, under the role that owns the tables. Each thing that was started leaves its end in `cleanups`, also when a later
 * step fails. Throws DatabaseUnusableError where the settings lead to something else.
 */
export async function openDatabase(
  config: Config,
  cleanups: Cleanup[],
  warn: Warn,
): Promise<{ url: string; ownerUrl: string; database: DataSource }> {
  const { databaseUrl, databaseDirectUrl, databasePoolSize: poolSize } = config;
  const { url, directUrl, way } =
    databaseUrl === null
      ? await startEmbedded(config, cleanups, warn)
      : await findDatabase(databaseUrl, databaseDirectUrl, warn);
  if (directUrl !== url) await migrateAs(directUrl, warn);
  const database = createDataSource({ url, poolSize, way, warn });
  await database.initialize();
  cleanups.push(async () => {
    await announced(database);
    await database.destroy();
  });
  if (directUrl === url) await migrate(database, url);
  return { url: databaseUrl === null ? url : directUrl, ownerUrl: directUrl, database };
}

/** Brings the tables up to date under the role that owns them; the app has another. */
async function migrateAs(ownerUrl: string, warn: Warn): Promise<void> {
  const owner = createDataSource({ url: ownerUrl, poolSize: 1, warn });
  await owner.initialize();
  try {
    await migrate(owner, ownerUrl);
  } finally {
    await owner.destroy();
  }
}

/** Ends everything, the latest first; one that fails does not keep the others. */
export async function runAll(cleanups: Cleanup[]): Promise<void> {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup().catch(() => undefined);
}
