import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '#api/database/embedded/embeddedPostgres.ts';
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

async function ask<Row extends object>(url: string, sql: string, values: unknown[] = []) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** A database without any table, in a PostgreSQL of this machine or else in an embedded one. */
export async function openEmptyDatabase(): Promise<EmptyDatabase> {
  const server = await findServer();
  const database = `trybe_empty_${randomBytes(6).toString('hex')}`;
  await ask(server.url, `create database ${database}`);
  // Not through URL: the embedded address names a socket directory in its query.
  const url = server.url.replace(/^(postgres(?:ql)?:\/\/[^/]*)(?:\/[^/?]*)?/u, `$1/${database}`);
  return {
    name: server.name,
    url,
    query: (sql, values) => ask(url, sql, values),
    close: async () => {
      await ask(server.url, `drop database ${database} with (force)`);
      await server.stop();
    },
  };
}
