import { BucketUnusableError } from '#api/adapters/files/s3Files.ts';
import { MapUnusableError } from '#api/adapters/places/townMapFiles.ts';
import { ConfigError } from '#api/config/config.ts';
import { DatabaseUnusableError } from '#api/database/connection/databaseUnusableError.ts';
import { EmbeddedPostgresError } from '#api/database/embedded/embeddedPostgresError.ts';
import { DataDirUnusableError } from '#api/adapters/files/ensureDataDir.ts';
import { UnmovableMoneyError } from '#api/database/books/movableMoney.ts';

const findSetting = (error: Error): string =>
  'setting' in error && typeof error.setting === 'string' ? error.setting : 'DATABASE_URL';

function databaseHint(error: Error): string {
  const setting = findSetting(error);
  const check = `Check ${setting}, for example ${setting}=postgres://trybe:secret@localhost:5432/trybe`;
  return setting === 'DATABASE_URL'
    ? `${check}, or leave it out to use the embedded database.`
    : `${check}.`;
}

const MEANINGS: Record<string, string> = {
  EADDRINUSE: 'The port is used by another program. Stop that one, or set PORT to another number.',
  EACCES: 'This account may not use that port or directory. Set PORT above 1023, or DATA_DIR.',
  EADDRNOTAVAIL: 'This machine does not have the address of HOST. Set HOST=localhost or 0.0.0.0.',
};

const DATABASE_MEANINGS: Record<string, string> = {
  ECONNREFUSED: 'No database answers there.',
  ENOTFOUND: 'The machine of the database is unknown.',
  ETIMEDOUT: 'The database does not answer.',
  '28P01': 'The database refuses the password.',
  '28000': 'The database refuses the account.',
  '3D000': 'There is no database of that name.',
  '08P01': 'The database, or a pooler before it, refuses the connection.',
};

/** Errors whose message is written for the person who starts the server. */
const PLAIN = [
  BucketUnusableError,
  ConfigError,
  DataDirUnusableError,
  DatabaseUnusableError,
  EmbeddedPostgresError,
  MapUnusableError,
  UnmovableMoneyError,
];

function errorCode(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/**
 * A plain message for known causes, else the stack. Never contains a setting's value: it may hold a
 * password.
 */
export function explainStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (PLAIN.some((known) => error instanceof known)) return error.message;
  const ofDatabase = DATABASE_MEANINGS[errorCode(error)];
  const meaning =
    ofDatabase === undefined ? MEANINGS[errorCode(error)] : `${ofDatabase} ${databaseHint(error)}`;
  if (meaning === undefined) return error.stack ?? error.message;
  const detail = error.message === '' ? errorCode(error) : error.message;
  return `Trybe cannot start (${detail}).\n${meaning}`;
}
