import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Config } from '#api/config/config.ts';
import { checkDatabase, type Way } from '#api/database/connection/checkDatabase.ts';
import { OpenConnections } from '#api/database/connection/openConnections.ts';
import { announced, announceThrough } from '#api/database/announcer.ts';
import { entities } from './entities.ts';
import { loadSiteSecret } from '#api/database/siteSecret.ts';
import { createDataSource, migrate } from '#api/database/dataSource.ts';
import { startEmbeddedPostgres } from '#api/database/embedded/embeddedPostgres.ts';
import type { Tracer } from '#api/platform/ports.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseCode, isUnavailable } from '#api/database/connection/isUnavailable.ts';

const UNPREPARED =
  'The pooler of DATABASE_URL keeps no prepared statements, so that each is parsed anew. ' +
  'PgBouncer does from 1.21 on, with max_prepared_statements above 0.';
const ENDLESS =
  'The pooler of DATABASE_URL keeps no time-outs, so that a read may last for ever. Set one for its ' +
  "account: alter role trybe set statement_timeout = '15s'";

export type Cleanup = () => Promise<void>;

type Warn = (text: string) => void;

/** `url`: the app's own; `directUrl`: may change tables. */
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

type OpenedDatabase = {
  /** Bypasses every pooler. */
  url: string;
  /** As `url`, as the role that owns the tables. */
  ownerUrl: string;
  database: DataSource;
  /** For jobs and notices, so that they and requests never wait for each other. */
  background: DataSource;
  connections: OpenConnections;
};

/** Jobs, deliveries and notices run one query at a time each. */
const BACKGROUND_POOL_SIZE = 4;

/**
 * The configured or embedded database, migrated. Each started part adds its cleanup, even if a
 * later step fails. Waits for an unavailable database as long as the settings say. Throws
 * DatabaseUnusableError if it is unsuitable.
 */
export async function openDatabase(
  config: Config,
  cleanups: Cleanup[],
  warn: Warn,
  tracer: Tracer | null = null,
): Promise<OpenedDatabase> {
  const { databaseUrl, databaseDirectUrl, databasePoolSize: poolSize } = config;
  const { url, directUrl, way } =
    databaseUrl === null
      ? await startEmbedded(config, cleanups, warn)
      : await awaitDatabase(() => findDatabase(databaseUrl, databaseDirectUrl, warn), {
          waitMs: config.databaseWaitMs,
          warn,
        });
  await migrateAs(directUrl, directUrl === url ? way : undefined, warn);
  const connections = new OpenConnections();
  const options = { url, way, connections, tracer, warn };
  const database = createDataSource({ ...options, entities, poolSize });
  const background = createDataSource({ ...options, entities, poolSize: BACKGROUND_POOL_SIZE });
  announceThrough(database, background);
  for (const pool of [background, database]) {
    await pool.initialize();
    cleanups.push(() => pool.destroy());
  }
  cleanups.push(() => announced(database));
  // Otherwise nobody could register while a long transaction that was the first to need the secret has not
  // committed it.
  await loadSiteSecret(database);
  const listenUrl = databaseUrl === null ? url : directUrl;
  return { url: listenUrl, ownerUrl: directUrl, database, background, connections };
}

/** As the role that owns the tables; the app may use another role. */
async function migrateAs(ownerUrl: string, way: Way | undefined, warn: Warn): Promise<void> {
  const owner = createDataSource({ url: ownerUrl, poolSize: 1, way, warn });
  await owner.initialize();
  try {
    await migrate(owner, ownerUrl);
  } finally {
    await owner.destroy();
  }
}

export async function runAll(cleanups: Cleanup[]): Promise<void> {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup().catch(() => undefined);
}

const ASK_EVERY_MS = 1_000;
/** Also the response of a misconfigured pooler: waiting would not help. */
const REFUSED = '08P01';

/** The setting to blame, if the error names it. */
function refusedSetting(error: unknown): string {
  const { setting } = error as { setting?: unknown };
  return typeof setting === 'string' ? setting : 'DATABASE_URL';
}

/**
 * Retries while the database is unavailable, for at most `waitMs`, and logs that once. Rejects with the last
 * error, or at once if waiting cannot help.
 */
export async function awaitDatabase<Answer>(
  ask: () => Promise<Answer>,
  { waitMs, warn }: { waitMs: number; warn: (text: string) => void },
): Promise<Answer> {
  const startedMs = performance.now();
  for (let hasSaid = false; ; hasSaid = true) {
    try {
      return await ask();
    } catch (error) {
      const isAway = isUnavailable(error) && databaseCode(error) !== REFUSED;
      if (!isAway || performance.now() - startedMs + ASK_EVERY_MS > waitMs) throw error;
      if (!hasSaid) {
        warn(
          `The database of ${refusedSetting(error)} does not answer (${databaseCode(error)}). ` +
            `The start waits for it, ${waitMs / 1_000} s at most.`,
        );
      }
    }
    await sleep(ASK_EVERY_MS);
  }
}
