import { resolve } from 'node:path';
import type { DataSource } from 'typeorm';
import { systemClock } from '#api/adapters/clock.ts';
import type { Config } from '#api/config/config.ts';
import { findRunningEmbedded } from '#api/database/embedded/findRunningEmbedded.ts';
import { transact, type Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import { openDatabase, runAll, type Cleanup } from '#api/startup/openDatabase.ts';

/** Printed at the terminal; `isDone` false: `text` is the error. */
export type CommandLineAnswer = { isDone: boolean; text: string };

/** Also works while a server is running. `ownerUrl` connects as the role that owns the tables. */
export async function withDatabase<Result>(
  config: Config,
  work: (database: DataSource, also: { ownerUrl: string }) => Promise<Result>,
): Promise<Result> {
  const cleanups: Cleanup[] = [];
  try {
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
 * Runs an operator's command in a transaction without a signed-in person, also while a server is
 * running. A refusal becomes its message, with one line per invalid field.
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
