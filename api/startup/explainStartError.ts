import { BucketUnusableError } from '#api/adapters/files/s3Files.ts';
import { ConfigError } from '#api/config/config.ts';
import { EmbeddedPostgresError } from '#api/database/embedded/embeddedPostgresError.ts';
import { MixedMoneyError } from '#api/database/books/oneKindOfMoney.ts';

const DATABASE_HINT =
  'Check DATABASE_URL, for example DATABASE_URL=postgres://trybe:secret@localhost:5432/trybe, ' +
  'or leave it out to use the embedded database.';

/** What the codes of Node and PostgreSQL mean to the person who starts the server. */
const MEANINGS: Record<string, string> = {
  EADDRINUSE: 'The port is used by another program. Stop that one, or set PORT to another number.',
  EACCES: 'This account may not use that port or directory. Set PORT above 1023, or DATA_DIR.',
  EADDRNOTAVAIL: 'This machine does not have the address of HOST. Set HOST=localhost or 0.0.0.0.',
  ECONNREFUSED: `No database answers there. ${DATABASE_HINT}`,
  ENOTFOUND: `The machine of the database is unknown. ${DATABASE_HINT}`,
  ETIMEDOUT: `The database does not answer. ${DATABASE_HINT}`,
  '28P01': `The database refuses the password. ${DATABASE_HINT}`,
  '28000': `The database refuses the account. ${DATABASE_HINT}`,
  '3D000': `There is no database of that name. ${DATABASE_HINT}`,
};

/** Their messages are written for the person who starts the server. */
const PLAIN = [BucketUnusableError, ConfigError, EmbeddedPostgresError, MixedMoneyError];

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/**
 * Why the server could not start, for the person at the terminal: plain where the cause is known,
 * with the stack where it is not. Never shows a setting's value: it may hold a password.
 */
export function explainStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (PLAIN.some((known) => error instanceof known)) return error.message;
  const meaning = MEANINGS[codeOf(error)];
  if (meaning === undefined) return error.stack ?? error.message;
  const detail = error.message === '' ? codeOf(error) : error.message;
  return `Trybe cannot start (${detail}).\n${meaning}`;
}
