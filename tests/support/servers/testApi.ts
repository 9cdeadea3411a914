import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { parseConfig } from '#api/config/config.ts';
import { createDataSource, migrate } from '#api/database/dataSource.ts';
import { startEmbeddedPostgres } from '#api/database/embedded/embeddedPostgres.ts';
import { startServer } from '#api/startup/startServer.ts';

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

type Shared = { url: string; template: string; close(): Promise<void> };

/** One server and one migrated template per process, ended with the last user. */
const servers = new Map<string, { shared: Promise<Shared>; users: number }>();

async function startEmbedded(): Promise<{ url: string; close(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trybe-api-'));
  const server = await startEmbeddedPostgres({ dataDir, isDurable: false });
  const close = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, close };
}

function urlOf(serverUrl: string, name: string): string {
  // Not through URL: the embedded address names a socket directory in its query.
  const [head = '', query] = serverUrl.split('?');
  const base = head.replace(/^(postgres(?:ql)?:\/\/[^/]*)(?:\/[^/?]*)?$/u, `$1/${name}`);
  return query === undefined ? base : `${base}?${query}`;
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function openShared(given: string): Promise<Shared> {
  const server =
    given === '' ? await startEmbedded() : { url: given, close: () => Promise.resolve() };
  const template = `trybe_template_${randomBytes(6).toString('hex')}`;
  await execute(server.url, `create database ${template}`);
  const url = urlOf(server.url, template);
  const source = createDataSource({ url, poolSize: 2 });
  await source.initialize();
  await migrate(source, url);
  await source.destroy();
  const close = async () => {
    await execute(server.url, `drop database ${template} with (force)`);
    await server.close();
  };
  return { url: server.url, template, close };
}

async function makeDatabase(given: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const entry = servers.get(given) ?? { shared: openShared(given), users: 0 };
  servers.set(given, entry);
  entry.users += 1;
  const shared = await entry.shared;
  const name = `trybe_test_${randomBytes(6).toString('hex')}`;
  await execute(shared.url, `create database ${name} template ${shared.template}`);
  const drop = async () => {
    await execute(shared.url, `drop database ${name} with (force)`);
    entry.users -= 1;
    if (entry.users > 0) return;
    servers.delete(given);
    await shared.close();
  };
  return { url: urlOf(shared.url, name), drop };
}

type Place = { url: string; dataDir: string; remove: () => Promise<void> };

const borrowPlace = ({
  databaseUrl,
  dataDir,
}: Pick<TestApi, 'databaseUrl' | 'dataDir'>): Place => ({
  url: databaseUrl,
  dataDir,
  remove: () => Promise.resolve(),
});

async function makePlace({ databaseUrl = '' }: TestApiOptions): Promise<Place> {
  const { url, drop } = await makeDatabase(databaseUrl);
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
    DATABASE_URL: place.url,
    RATE_LIMITS: 'off',
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
