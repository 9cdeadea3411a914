import { sqlMigration } from './sqlMigration.ts';

/** By which the first operator proves to hold the machine, or at least its log. */
export const SiteSetup1763000000051 = sqlMigration({
  name: 'SiteSetup1763000000051',
  up: `
-- A code for each start of an empty installation; any of them sets it up, once. None: nothing waits.
create table setup_code (
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  wrong_guesses integer not null default 0 check (wrong_guesses >= 0),
  made_at timestamptz(3) not null
);
`,
  down: 'drop table setup_code',
});
