import * as v from 'valibot';
import { address, integer, setting } from './settingKinds.ts';

const postgresAddress = address(/^postgres(ql)?:\/\/\S+$/, 'must be a postgres:// address');

const REPLICAS_MAX = 8;

/** Which database, and the way to it. */
export const databaseSettings = {
  DATABASE_URL: v.optional(
    setting(
      postgresAddress,
      'PostgreSQL 15 or newer to use instead of the embedded one; may lead through a pooler such as PgBouncer.',
      'postgres://trybe:secret@localhost:5432/trybe',
    ),
  ),
  DATABASE_DIRECT_URL: v.optional(
    setting(
      postgresAddress,
      'Where DATABASE_URL leads through a pooler: the same database past it, for migrations and live updates.',
      'postgres://trybe:secret@localhost:5432/trybe',
    ),
  ),
  DATABASE_READ_URL: v.optional(
    setting(
      v.pipe(
        v.string(),
        v.transform((text) => text.split(',').map((url) => url.trim())),
        v.array(postgresAddress),
        v.maxLength(REPLICAS_MAX, `must be at most ${REPLICAS_MAX} addresses`),
      ),
      'Replicas of DATABASE_URL, with commas between: public records, votes, statistics and searches are read there.',
      'postgres://trybe:secret@10.0.0.6:5432/trybe,postgres://trybe:secret@10.0.0.7:5432/trybe',
    ),
  ),
  DATABASE_POOL_SIZE: v.optional(
    setting(
      integer(2, 200),
      'Connections to the database for requests, per process; jobs and live updates have up to five more.',
      '10',
    ),
    '10',
  ),
  DATABASE_WAIT_SECONDS: v.optional(
    setting(
      integer(0, 3_600),
      'Seconds that a start waits for a database that does not answer, as while another one takes its place.',
      '60',
    ),
    '60',
  ),
};
