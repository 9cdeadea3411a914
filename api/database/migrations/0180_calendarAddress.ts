import { sqlMigration } from './sqlMigration.ts';

/** Where a person's calendar program reads their deadlines. */
export const CalendarAddress1763000000180 = sqlMigration({
  name: 'CalendarAddress1763000000180',
  up: `
create table calendar_address (
  user_id uuid primary key references app_user on delete cascade,
  -- Of the last part of the address: long and random, so that its digest needs no salt.
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  made_at timestamptz(3) not null,
  last_read_at timestamptz(3)
);
`,
  down: 'drop table calendar_address',
});
