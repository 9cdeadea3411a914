import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { createDataSource, migrate } from '#api/database/dataSource.ts';
import { startEmbeddedPostgres } from '#api/database/embedded/embeddedPostgres.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporaryFolder.ts';

/** A PostgreSQL server with a migrated database to copy from. */
export type TemplateServer = { url: string; template: string };

export type OpenTemplateServer = TemplateServer & { close(): Promise<void> };

/** Where the workers of a run ask for the server that they share. */
export const TEMPLATE_ORIGIN = 'TEST_TEMPLATE_ORIGIN';

/** A PostgreSQL that loses its data when the machine fails: only for tests. */
export async function startEmbedded(): Promise<{ url: string; close(): Promise<void> }> {
  const dataDir = makeTemporaryFolder();
  const server = await startEmbeddedPostgres({ dataDir, isDurable: false });
  const close = async () => {
    await server.stop();
    removeFolder(dataDir);
  };
  return { url: server.url, close };
}

/** The address of another database on the same server. */
export function urlOf(serverUrl: string, database: string): string {
  // Not through URL: the embedded address names a socket directory in its query.
  return serverUrl.replace(/^(postgres(?:ql)?:\/\/[^/]*)(?:\/[^/?]*)?/u, `$1/${database}`);
}

/** Runs one statement over a connection of its own. */
export async function execute<Row extends object>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** One connection to each server: opening one costs it as much as a copy. */
const makers = new Map<string, Promise<Client>>();

function makerOn(url: string): Promise<Client> {
  const known = makers.get(url);
  if (known) return known;
  const client = new Client({ connectionString: url });
  // The server may end first.
  client.on('error', () => makers.delete(url));
  const connected = client.connect().then(() => {
    // Nobody waits for it at the end.
    (client as unknown as { unref(): void }).unref();
    return client;
  });
  makers.set(url, connected);
  connected.catch(() => makers.delete(url));
  return connected;
}

/**
 * Copies `template`, which nobody may be using, to a new database of the server. Since PostgreSQL 15 a copy
 * goes through the write-ahead log by default, which takes four times the processor time.
 */
export async function createCopy(url: string, name: string, template: string): Promise<void> {
  const maker = await makerOn(url);
  const { rows } = await maker.query<{ version: string }>(
    `select current_setting('server_version_num') as version`,
  );
  const way = Number(rows[0]?.version) < 150_000 ? '' : 'strategy file_copy';
  await maker.query(`create database ${name} template ${template} ${way}`);
}

/** Also ends the connections that others have to it. */
export async function dropCopy(url: string, name: string): Promise<void> {
  const maker = await makerOn(url);
  await maker.query(`drop database ${name} with (force)`);
}

/**
 * Makes a migrated template on the server of `given`, or on an embedded one if that is empty. Three
 * processes migrate it at once, as they may.
 */
export async function openTemplateServer(given: string): Promise<OpenTemplateServer> {
  const server = given === '' ? await startEmbedded() : { url: given, close: async () => {} };
  const template = `trybe_template_${randomBytes(6).toString('hex')}`;
  await execute(server.url, `create database ${template}`);
  const url = urlOf(server.url, template);
  const sources = Array.from({ length: 3 }, () => createDataSource({ url, poolSize: 1 }));
  await Promise.all(sources.map((source) => source.initialize()));
  await Promise.all(sources.map((source) => migrate(source, url)));
  await Promise.all(sources.map((source) => source.destroy()));
  const close = async () => {
    await execute(server.url, `drop database ${template} with (force)`);
    await server.close();
  };
  return { url: server.url, template, close };
}

/** The servers that this process opened itself, each ended with its last user. */
const servers = new Map<string, { opened: Promise<OpenTemplateServer>; users: number }>();

function borrowServer(given: string): {
  server: Promise<TemplateServer>;
  leave: () => Promise<void>;
} {
  const shared = process.env[TEMPLATE_ORIGIN];
  if (given === '' && shared !== undefined)
    return { server: askForServer(shared), leave: async () => {} };
  const entry = servers.get(given) ?? { opened: openTemplateServer(given), users: 0 };
  servers.set(given, entry);
  entry.users += 1;
  const leave = async () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    servers.delete(given);
    await (await entry.opened).close();
  };
  return { server: entry.opened, leave };
}

async function askForServer(origin: string): Promise<TemplateServer> {
  const response = await fetch(origin);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as TemplateServer;
}

/**
 * A migrated database of its own, copied from a template in some 70 ms: on the server of `given`, else
 * on the one that the run shares, else on an embedded one of this process.
 */
export async function copyDatabase(
  given = '',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const { server, leave } = borrowServer(given);
  const { url, template } = await server;
  const name = `trybe_test_${randomBytes(6).toString('hex')}`;
  await createCopy(url, name, template);
  const drop = async () => {
    await dropCopy(url, name);
    await leave();
  };
  return { url: urlOf(url, name), drop };
}
