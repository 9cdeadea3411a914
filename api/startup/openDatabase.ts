import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Config } from '#api/config/config.ts';
import { announced } from '#api/database/announcer.ts';
import { createDataSource, migrate } from '#api/database/dataSource.ts';
import { startEmbeddedPostgres } from '#api/database/embedded/embeddedPostgres.ts';

/** What ends at the stop, in the reverse order of its start. */
export type Cleanup = () => Promise<void>;

/**
 * The database that the settings name, else the embedded one, with its tables up to date. Each thing
 * that was started leaves its end in `cleanups`, also when a later step fails.
 */
export async function openDatabase(
  config: Config,
  cleanups: Cleanup[],
  warn: (text: string) => void,
): Promise<{ url: string; database: DataSource }> {
  let url = config.databaseUrl;
  let ownerUrl = url;
  if (url === null || ownerUrl === null) {
    const dataDir = resolve(config.dataDir);
    await mkdir(dataDir, { recursive: true });
    const embedded = await startEmbeddedPostgres({ dataDir, warn });
    cleanups.push(() => embedded.stop());
    ownerUrl = embedded.url;
    url = embedded.appUrl;
  }
  if (ownerUrl !== url) await migrateAs(ownerUrl, warn);
  const database = createDataSource({ url, poolSize: config.databasePoolSize, warn });
  await database.initialize();
  cleanups.push(async () => {
    await announced(database);
    await database.destroy();
  });
  if (ownerUrl === url) await migrate(database, url);
  return { url, database };
}

/** Brings the tables up to date under the role that owns them; the app has another. */
async function migrateAs(ownerUrl: string, warn: (text: string) => void): Promise<void> {
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
