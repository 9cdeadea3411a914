import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { parseConfig } from '#api/config/config.ts';
import { toAppUrl } from '#api/database/embedded/embeddedRoles.ts';
import { startServer } from '#api/startup/startServer.ts';
import { copyDatabase } from '#tests/support/database/copiedDatabase.ts';

/** A clock that stands still until a test moves it. */
export type TestClock = {
  now(): Date;
  randomBytes(length: number): Uint8Array;
  advance(ms: number): void;
};

export type TestApi = {
  origin: string;
  database: DataSource;
  databaseUrl: string;
  clock: TestClock;
  dataDir: string;
  stop(): Promise<void>;
};

export type TestApiOptions = {
  /** A PostgreSQL server to make the database in; else an embedded one of this process. */
  databaseUrl?: string;
  clock?: TestClock;
  /** Another API whose database and files this one shares, as a second process would. */
  sharedWith?: Pick<TestApi, 'databaseUrl' | 'dataDir'>;
  /** Settings that differ from those of a test: `{ RATE_LIMITS: 'on' }`. */
  settings?: Record<string, string>;
};

/** A clock at a moment of the test's choice; by default now. */
export function createTestClock(start = new Date()): TestClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    randomBytes: (length) => randomBytes(length),
    advance(ms) {
      time += ms;
    },
  };
}

/** A clock that runs, for tests that watch the real passage of time. */
const runningClock: TestClock = {
  now: () => new Date(),
  randomBytes: (length) => randomBytes(length),
  advance() {
    throw new Error('Hand in createTestClock() to move the time');
  },
};

type Place = { url: string; dataDir: string; remove: () => Promise<void> };

const borrowPlace = ({
  databaseUrl,
  dataDir,
}: Pick<TestApi, 'databaseUrl' | 'dataDir'>): Place => ({
  url: databaseUrl,
  dataDir,
  remove: () => Promise.resolve(),
});

async function makePlace({ databaseUrl }: TestApiOptions): Promise<Place> {
  const { url, drop } = await copyDatabase(databaseUrl);
  const dataDir = await mkdtemp(join(tmpdir(), 'trybe-api-data-'));
  const remove = async () => {
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, remove };
}

/**
 * The whole API on a free port, with a database of its own that is copied from a migrated template.
 * Rate limits and demo data are off unless asked for.
 */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const place = options.sharedWith ? borrowPlace(options.sharedWith) : await makePlace(options);
  const clock = options.clock ?? runningClock;
  const config = parseConfig({
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: place.dataDir,
    // As the app runs: under the role that owns nothing, where the server has it.
    DATABASE_URL: place.url.startsWith('postgresql://trybe:') ? toAppUrl(place.url) : place.url,
    RATE_LIMITS: 'off',
    PASSWORD_COST: 'test',
    LOG_LEVEL: 'error',
    ...options.settings,
  });
  const server = await startServer(config, clock);
  return {
    origin: server.origin,
    database: server.database,
    databaseUrl: place.url,
    clock,
    dataDir: place.dataDir,
    async stop() {
      await server.stop();
      await place.remove();
    },
  };
}
