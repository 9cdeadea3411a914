import { randomBytes } from 'node:crypto';
import { startEmbeddedPostgres } from '#api/database/embedded/embeddedPostgres.ts';
import { execute, urlOf } from './copiedDatabase.ts';
import { findSystemPostgres } from './systemPostgres.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporaryFolder.ts';

export type EmptyDatabase = {
  /** For people: which PostgreSQL it is in. */
  name: string;
  url: string;
  query<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
};

type Server = { name: string; url: string; stop(): Promise<void> };

async function findServer(): Promise<Server> {
  const found = await findSystemPostgres();
  if (found !== null) return found;
  const dataDir = makeTemporaryFolder();
  const embedded = await startEmbeddedPostgres({ dataDir, isDurable: false });
  return {
    name: 'the embedded PostgreSQL',
    url: embedded.url,
    stop: () => embedded.stop().then(() => removeFolder(dataDir)),
  };
}

/** A database without any table, in a PostgreSQL of this machine or else in an embedded one. */
export async function openEmptyDatabase(): Promise<EmptyDatabase> {
  const server = await findServer();
  const database = `trybe_empty_${randomBytes(6).toString('hex')}`;
  await execute(server.url, `create database ${database}`);
  const url = urlOf(server.url, database);
  return {
    name: server.name,
    url,
    query: (sql, values) => execute(url, sql, values),
    close: async () => {
      await execute(server.url, `drop database ${database} with (force)`);
      await server.stop();
    },
  };
}
