import type { Logger } from 'typeorm';

/** Never contains user text. */
export type DatabaseWarn = (message: string) => void;

/**
 * TypeORM's own loggers print the parameters of failed statements, password hashes among them. This
 * one reports warnings and slow or failed statements by SQL text only.
 */
export function createDatabaseLogger(warn: DatabaseWarn): Logger {
  const shorten = (query: string) => query.replaceAll(/\s+/g, ' ').slice(0, 300);
  return {
    logQuery: () => undefined,
    logQueryError: (error, query) =>
      warn(`statement failed: ${errorCode(error)} in: ${shorten(query)}`),
    logQuerySlow: (timeMs, query) => warn(`statement took ${timeMs} ms: ${shorten(query)}`),
    logSchemaBuild: () => undefined,
    logMigration: () => undefined,
    log: (level, message) => {
      if (level === 'warn') warn(String(message));
    },
  };
}

function errorCode(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error) return String(error.code);
  return 'unknown';
}
