import { resolve } from 'node:path';
import type { DataSource } from 'typeorm';
import { systemClock } from '#api/adapters/clock.ts';
import type { Config } from '#api/config/config.ts';
import { connectFor } from '#api/database/connection/checkDatabase.ts';
import { DatabaseUnusableError } from '#api/database/connection/databaseUnusableError.ts';
import { findRunningEmbedded, hasEmbedded } from '#api/database/embedded/findRunningEmbedded.ts';
import { transact, type Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { openDatabase, runAll, type Cleanup } from '#api/startup/openDatabase.ts';

/** Printed at the terminal; `isDone` false: `text` is the error. */
export type CommandLineAnswer = { isDone: boolean; text: string };

const ASK_FOR_SETTINGS =
  'Run the command with the settings of the service, for example --env-file /etc/trybe.env';

/** Without the password, and without what a pooler adds. */
function describeDatabase({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === null) return `the embedded one in ${resolve(dataDir)}`;
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${decodeURIComponent(pathname.slice(1))} at ${hostname}${port === '' ? '' : `:${port}`}`;
}

async function hasTables(url: string): Promise<boolean> {
  const client = await connectFor(url, 'DATABASE_URL');
  try {
    const { rows } = await client.query(`select to_regclass('migration') as found`);
    return rows[0]?.found !== null;
  } finally {
    await client.end();
  }
}

/** An empty database has correct books and no people: misleading answers. */
async function refuseEmpty(config: Config): Promise<void> {
  const { databaseUrl, dataDir } = config;
  const isThere = databaseUrl === null ? hasEmbedded(resolve(dataDir)) : hasTables(databaseUrl);
  if (await isThere) return;
  throw new DatabaseUnusableError(
    `There is no Trybe in this database: ${describeDatabase(config)}. Nothing was changed.\n` +
      `${ASK_FOR_SETTINGS}.`,
  );
}

/**
 * Also works while a server is running. `ownerUrl` connects as the role that owns the tables. Throws
 * DatabaseUnusableError for an empty database, unless it `mayBeEmpty`.
 */
export async function withDatabase<Result>(
  config: Config,
  work: (database: DataSource, also: { ownerUrl: string }) => Promise<Result>,
  { mayBeEmpty = false } = {},
): Promise<Result> {
  const cleanups: Cleanup[] = [];
  process.stderr.write(`Database: ${describeDatabase(config)}\n`);
  try {
    if (!mayBeEmpty) await refuseEmpty(config);
    // The embedded server belongs to one process: a running one is used through its address.
    const running = config.databaseUrl ?? (await findRunningEmbedded(resolve(config.dataDir)));
    // Someone is watching: an unreachable database fails at once.
    const source = { ...config, databaseUrl: running, databaseWaitMs: 0 };
    const { database, ownerUrl } = await openDatabase(source, cleanups, () => undefined);
    return await work(database, { ownerUrl });
  } finally {
    await runAll(cleanups);
  }
}

/**
 * Runs an operator's command in a transaction without a signed-in person, even while a server is running. A
 * refusal becomes its message, with one line per invalid field.
 */
export async function commandLine(
  config: Config,
  work: (tx: Transaction) => Promise<string>,
): Promise<CommandLineAnswer> {
  const context = { actor: null, clock: systemClock, isAuditExempt: true };
  try {
    const text = await withDatabase(config, (database) => transact(database, context, work));
    return { isDone: true, text };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const details = (error.errors ?? []).map(({ message }) => `  ${message}`);
    return { isDone: false, text: [error.message, ...details].join('\n') };
  }
}
