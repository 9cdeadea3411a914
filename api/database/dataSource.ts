import { Client } from 'pg';
import { DataSource, type EntitySchema } from 'typeorm';
import { grantToApp } from './appRole.ts';
import { createDatabaseLogger, type DatabaseWarn } from './databaseLogger.ts';
import { migrations } from './migrations.ts';
import { refuseOldRelease, runMigrations } from './release.ts';
import type { Tracer } from '#api/platform/ports.ts';
import type { OpenConnections } from '#api/database/connection/openConnections.ts';
import type { Way } from '#api/database/connection/checkDatabase.ts';
import { PooledClient } from '#api/database/connection/pooledClient.ts';

export type DataSourceOptions = {
  /** `DATABASE_URL`, or the `url` of the embedded server. */
  url: string;
  poolSize: number;
  /** The tables that are read and written as rows; absent: only SQL statements. */
  entities?: EntitySchema[];
  /** As `checkDatabase` found it; absent: there is no pooler in between. */
  way?: Way;
  isReplica?: boolean;
  connections?: OpenConnections;
  tracer?: Tracer | null;
  warn?: DatabaseWarn;
};

/** Limits a statement, a lock wait and an idle transaction. */
const statementTimeoutMs = 15_000;
const lockTimeoutMs = 5_000;
const idleTransactionTimeoutMs = 10_000;
const connectTimeoutMs = 5_000;
/** Detects an idle connection whose peer vanished after some 15 s. */
const keepAliveMs = 5_000;
const slowStatementMs = 2_000;

const migrationLock = 7_823_642;

/**
 * Only settings that a pooler neither refuses nor forgets: at connection start, or in each transaction.
 * Without `jit=off` PostgreSQL would compile statements that it estimates to be long, which takes longer than
 * running any of ours.
 */
const sessionSettings = (isPooled: boolean) =>
  isPooled
    ? {
        transactionSettings: [
          'set transaction isolation level read committed',
          'set local jit = off',
          `set local statement_timeout = ${statementTimeoutMs}`,
          `set local lock_timeout = ${lockTimeoutMs}`,
          `set local idle_in_transaction_session_timeout = ${idleTransactionTimeoutMs}`,
        ].join('; '),
      }
    : {
        // Set per connection: per transaction it would cost another round trip.
        options: '-c default_transaction_isolation=read\\ committed -c jit=off',
        statement_timeout: statementTimeoutMs,
        lock_timeout: lockTimeoutMs,
        idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
      };

/** Not connected yet: call `initialize()`, then `migrate()`. */
export function createDataSource(options: DataSourceOptions): DataSource {
  const { url, poolSize, entities = [], way, isReplica, connections, tracer, warn } = options;
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
      keepAliveInitialDelayMillis: keepAliveMs,
      isReplica,
      connections,
      tracer,
      keepsPrepared: way?.keepsPrepared,
      ...sessionSettings(way?.isPooled ?? false),
    },
  });
}

/**
 * Updates the schema over `url`, which must bypass every pooler. Safe to call from several
 * processes: the others wait on a database lock and then have nothing to do. The lock ends with its
 * transaction, so that no pooler can keep it. Throws DatabaseUnusableError.
 */
export async function migrate(dataSource: DataSource, url: string): Promise<void> {
  // Not from the pool: pooled connections give up on a lock after a few seconds.
  const holder = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  holder.on('error', () => undefined);
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query(
      `set local statement_timeout = 0; set local lock_timeout = 0;
       set local idle_in_transaction_session_timeout = 0`,
    );
    await holder.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await refuseOldRelease(dataSource);
    await runMigrations(dataSource);
    await grantToApp(dataSource);
  } finally {
    await holder.end();
  }
}
