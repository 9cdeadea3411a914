import { sqlMigration } from './sqlMigration.ts';

/** Copies of people's own data, on their way to them. */
export const DataExports1763000000025 = sqlMigration({
  name: 'DataExports1763000000025',
  up: `
-- A copy of what is stored about a person, at most one of each; gone a day after it was made.
create table data_export (
  id uuid primary key,
  user_id uuid not null unique references app_user on delete cascade,
  asked_at timestamptz(3) not null,
  -- Null until it is made: JSON as text, and the files that go with it.
  data text,
  files jsonb not null,
  expires_at timestamptz(3)
);
create index data_export_waiting on data_export (asked_at) where data is null;
create index data_export_expiry on data_export (expires_at);
`,
  down: 'drop table data_export',
});
