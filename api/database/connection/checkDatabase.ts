import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { DatabaseUnusableError, type DatabaseSetting } from './databaseUnusableError.ts';

export type Way = {
  /** Through a pooler: session settings do not persist. */
  isPooled: boolean;
  /** Named prepared statements work. */
  keepsPrepared: boolean;
  /** The connection has its own timeout; reads outside a transaction have no other. */
  hasTimeout: boolean;
};

const connectTimeoutMs = 5_000;
const heardWithinMs = 5_000;
const oldestVersion = 150_000;
const channel = 'trybe_start';
const probeName = 'trybe_probe';
export const exampleAddress = 'postgres://trybe:secret@localhost:5432/trybe';

/**
 * Adds the address's `setting`; the driver sets a code only on errors of the system or the server.
 */
function named(error: unknown, setting: DatabaseSetting): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : 'ETIMEDOUT';
  return Object.assign(error, { code, setting });
}

/** Errors carry `setting`. */
export async function connectFor(url: string, setting: DatabaseSetting): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'trybe start',
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: connectTimeoutMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => undefined);
    throw named(error, setting);
  }
  return client;
}

type Server = { version: string; isStandby: boolean; encoding: string };

/** Throws if the server's version or kind, or the database's encoding, does not fit. */
export function refuseServer(
  { version, isStandby, encoding }: Server,
  setting: DatabaseSetting,
): void {
  if (Number(version) < oldestVersion) {
    throw new DatabaseUnusableError(
      `Trybe cannot start: the PostgreSQL of ${setting} is too old, 15 or newer is needed.\n` +
        `Write the address of a newer one, for example ${setting}=${exampleAddress}`,
    );
  }
  if (isStandby) {
    throw new DatabaseUnusableError(
      `Trybe cannot start: ${setting} leads to a standby, which can only be read.\n` +
        `Write the address of the primary, for example ${setting}=${exampleAddress}`,
    );
  }
  if (encoding !== 'UTF8') {
    throw new DatabaseUnusableError(
      `Trybe cannot start: the database of ${setting} is in ${encoding}, and has to be in UTF8.\n` +
        "Make another one: create database trybe owner trybe encoding 'UTF8' template template0",
    );
  }
}

async function checkServer(client: Client, setting: DatabaseSetting): Promise<void> {
  const { rows } = await client.query<Server>(
    `select current_setting('server_version_num') as version, pg_is_in_recovery() as "isStandby",
       current_setting('server_encoding') as encoding`,
  );
  if (rows[0] !== undefined) refuseServer(rows[0], setting);
}

/** Poolers report process ids of their own. */
async function isPooled(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid !== (client as Client & { processID?: number }).processID;
}

/**
 * Poolers that support prepared statements rename them on the server. If our name is found
 * unchanged, the next transaction may get a connection that lacks the statement.
 */
async function keepsPrepared(client: Client): Promise<boolean> {
  await client.query('begin');
  const { rows } = await client.query({
    name: probeName,
    text: 'select from pg_prepared_statements where name = $1',
    values: [probeName],
  });
  if (rows.length > 0) await client.query(`deallocate ${probeName}`);
  await client.query('commit');
  return rows.length === 0;
}

async function checkTransaction(client: Client): Promise<void> {
  try {
    await client.query('begin');
    await client.query('commit');
  } catch {
    throw new DatabaseUnusableError(
      'Trybe cannot start: the pooler of DATABASE_URL refuses transactions.\n' +
        'Set its mode to transaction, in PgBouncer: pool_mode = transaction',
    );
  }
}

async function readTimeout(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ timeout: string }>(
    `select current_setting('statement_timeout') as timeout`,
  );
  return rows[0]?.timeout;
}

async function readWay(client: Client): Promise<Way> {
  // Also fails in statement mode, where nothing else would be refused.
  await checkTransaction(client);
  if (!(await isPooled(client))) return { isPooled: false, keepsPrepared: true, hasTimeout: true };
  const hasTimeout = (await readTimeout(client)) !== '0';
  return { isPooled: true, keepsPrepared: await keepsPrepared(client), hasTimeout };
}

/** Throws if a notice from `speaker` does not reach `listener`. */
async function checkHearing(
  { listener, speaker }: { listener: Client; speaker: Client },
  hasDirectUrl: boolean,
): Promise<void> {
  const word = randomUUID();
  const isHeard = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), heardWithinMs);
    listener.on('notification', ({ payload }) => {
      if (payload !== word) return;
      clearTimeout(timer);
      resolve(true);
    });
  });
  await listener.query(`listen ${channel}`);
  await speaker.query('select pg_notify($1, $2)', [channel, word]);
  const hasHeard = await isHeard;
  await listener.query(`unlisten ${channel}`);
  if (hasHeard) return;
  throw new DatabaseUnusableError(
    hasDirectUrl
      ? 'Trybe cannot start: what is announced through DATABASE_URL is not heard over DATABASE_DIRECT_URL.\n' +
          'Write the address of the PostgreSQL server itself, past every pooler, with the same database name, ' +
          `for example DATABASE_DIRECT_URL=${exampleAddress}`
      : 'Trybe cannot start: DATABASE_URL leads through a pooler, over which no live updates are heard.\n' +
          'Keep it, and write the address of the PostgreSQL server itself beside it, ' +
          `for example DATABASE_DIRECT_URL=${exampleAddress}`,
  );
}

/**
 * Checks a database before anything is written: its version, that it is a primary, that `directUrl`
 * (null: `url` itself) bypasses every pooler and leads to the same database. Throws
 * DatabaseUnusableError within some 15 s.
 */
export async function checkDatabase(url: string, directUrl: string | null): Promise<Way> {
  const hasDirectUrl = directUrl !== null;
  const setting = hasDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  const listener = await connectFor(directUrl ?? url, setting);
  try {
    await checkServer(listener, setting);
    const speaker = await connectFor(url, 'DATABASE_URL');
    try {
      const way = await readWay(speaker);
      await checkHearing({ listener, speaker }, hasDirectUrl);
      return way;
    } finally {
      await speaker.end();
    }
  } finally {
    await listener.end();
  }
}
