import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { grantToApp } from '#api/database/appRole.ts';
import { createDatabaseLogger, type DatabaseWarn } from '#api/database/databaseLogger.ts';
import { entities } from '#api/database/entities.ts';
import { migrations } from '#api/database/migrations.ts';
import { PooledClient } from '#api/database/pooledClient.ts';

export type DataSourceOptions = {
  /** As `DATABASE_URL`, or the `url` of the embedded server. */
  url: string;
  poolSize: number;
  warn?: DatabaseWarn;
};

/** Nobody waits longer than this for one statement, a lock, or an idle transaction to end. */
const statementTimeoutMs = 15_000;
const lockTimeoutMs = 5_000;
const idleTransactionTimeoutMs = 10_000;
const connectTimeoutMs = 5_000;
const slowStatementMs = 2_000;

const migrationLock = 7_823_642;
const oldestServerVersion = 150_000;

/** A data source that is not connected yet: call `initialize()`, then `migrate()`. */
export function createDataSource({ url, poolSize, warn }: DataSourceOptions): DataSource {
  return new DataSource({
    type: 'postgres',
    entities,
    migrations,
    migrationsTableName: 'migration',
    installExtensions: false,
    synchronize: false,
    poolSize,
    maxQueryExecutionTime: slowStatementMs,
    logger: createDatabaseLogger(warn ?? (() => undefined)),
    extra: {
      Client: PooledClient,
      connectionString: url,
      application_name: 'trybe',
      connectionTimeoutMillis: connectTimeoutMs,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      // A setting of the connection: said in every transaction, it would be one more way each time.
      options: '-c default_transaction_isolation=read\\ committed',
      statement_timeout: statementTimeoutMs,
      lock_timeout: lockTimeoutMs,
      idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
    },
  });
}

/**
 * Brings the tables up to date. Safe to call from several processes at once: the others wait on a
 * lock of the database and then find nothing left to do. Throws when the server is too old.
 */
export async function migrate(dataSource: DataSource, url: string): Promise<void> {
  // A connection of its own: pooled ones give up waiting for a lock after a few seconds.
  const holder = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  holder.on('error', () => undefined);
  await holder.connect();
  try {
    const { rows } = await holder.query<{ version: string }>(
      `select current_setting('server_version_num') as version`,
    );
    if (Number(rows[0]?.version) < oldestServerVersion) {
      throw new Error('PostgreSQL 15 or newer is needed. Check DATABASE_URL.');
    }
    await holder.query('select pg_advisory_lock($1)', [migrationLock]);
    await dataSource.runMigrations({ transaction: 'each' });
    await grantToApp(dataSource);
  } finally {
    await holder.end();
  }
}
