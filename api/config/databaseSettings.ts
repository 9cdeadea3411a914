import * as v from 'valibot';
import { address, choice, integer, setting } from './settingKinds.ts';

/** An unencoded special character in a password ends the address early, or starts another part of it. */
const postgresAddress = address(
  /^postgres(ql)?:\/\/[^\s#]+$/,
  'must be a postgres:// address; in its password write # as %23, / as %2F, ? as %3F, @ as %40 and % as %25',
);

const REPLICAS_MAX = 8;

export const databaseSettings = {
  DATABASE: setting(
    choice(['embedded', 'external']),
    'embedded: a PostgreSQL that Trybe starts and keeps in DATA_DIR; external: the one of DATABASE_URL. Default: external where DATABASE_URL is set, else embedded; production asks for embedded by name.',
    'external',
  ),
  DATABASE_URL: setting(
    postgresAddress,
    'PostgreSQL 15 or newer to use instead of the embedded one; may go through a pooler such as PgBouncer.',
    'postgres://trybe:secret@localhost:5432/trybe',
  ),
  DATABASE_DIRECT_URL: setting(
    postgresAddress,
    'If DATABASE_URL goes through a pooler: the same database without it, for migrations and live updates.',
    'postgres://trybe:secret@localhost:5432/trybe',
  ),
  DATABASE_READ_URL: setting(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((url) => url.trim())),
      v.array(postgresAddress),
      v.maxLength(REPLICAS_MAX, `must be at most ${REPLICAS_MAX} addresses`),
    ),
    'Replicas of DATABASE_URL, separated by commas, for reading public records, votes, statistics and searches.',
    'postgres://trybe:secret@10.0.0.6:5432/trybe,postgres://trybe:secret@10.0.0.7:5432/trybe',
  ),
  DATABASE_POOL_SIZE: setting(
    integer(2, 200),
    'Database connections for requests, per process; jobs and live updates use up to five more.',
    '10',
    '10',
  ),
  DATABASE_WAIT_SECONDS: setting(
    integer(0, 3_600),
    'Seconds to wait at startup for a database that does not respond, for example during a failover.',
    '60',
    '60',
  ),
};
