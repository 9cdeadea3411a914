import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Config } from '#api/config/config.ts';
import { checkDatabase, type Way } from '#api/database/connection/checkDatabase.ts';
import { OpenConnections } from '#api/database/connection/openConnections.ts';
import { announced, announceThrough } from '#api/database/announcer.ts';
import { entities } from './entities.ts';
import { createDataSource, migrate } from '#api/database/dataSource.ts';
import { startEmbeddedPostgres } from '#api/database/embedded/embeddedPostgres.ts';
import type { Tracer } from '#api/platform/ports.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseCodeOf, isUnavailable } from '#api/database/connection/isUnavailable.ts';

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

type OpenedDatabase = {
  /** Leads to the database past every pooler. */
  url: string;
  /** As `url`, under the role that owns the tables. */
  ownerUrl: string;
  /** For requests. */
  database: DataSource;
  /** For what happens by time, and for notices: neither waits behind requests, nor they behind it. */
  background: DataSource;
  /** Those of both. */
  connections: OpenConnections;
};

/** Jobs, deliveries and notices each ask one thing at a time. */
const BACKGROUND_POOL_SIZE = 4;

/**
 * The database that the settings name, else the embedded one, with its tables up to date. Each thing
 * that was started leaves its end in `cleanups`, also when a later step fails. Waits for a database
 * that is away as long as the settings say. Throws DatabaseUnusableError where the settings lead to
 * something else.
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
  const listenUrl = databaseUrl === null ? url : directUrl;
  return { url: listenUrl, ownerUrl: directUrl, database, background, connections };
}

/** Brings the tables up to date under the role that owns them; the app may have another. */
async function migrateAs(ownerUrl: string, way: Way | undefined, warn: Warn): Promise<void> {
  const owner = createDataSource({ url: ownerUrl, poolSize: 1, way, warn });
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

const ASK_EVERY_MS = 1_000;
/** Also what a pooler answers that is set up otherwise: waiting would not help. */
const REFUSED = '08P01';

/** Which setting led there, where the error says so. */
function settingOf(error: unknown): string {
  const { setting } = error as { setting?: unknown };
  return typeof setting === 'string' ? setting : 'DATABASE_URL';
}

/**
 * Asks again and again as long as the database is away, `waitMs` at most, and says so once. Rejects
 * with the error of the last try, and at once with one that waiting would not mend.
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
      const isAway = isUnavailable(error) && databaseCodeOf(error) !== REFUSED;
      if (!isAway || performance.now() - startedMs + ASK_EVERY_MS > waitMs) throw error;
      if (!hasSaid) {
        warn(
          `The database of ${settingOf(error)} does not answer (${databaseCodeOf(error)}). ` +
            `The start waits for it, ${waitMs / 1_000} s at most.`,
        );
      }
    }
    await sleep(ASK_EVERY_MS);
  }
}
