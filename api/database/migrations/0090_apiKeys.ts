import { sqlMigration } from './sqlMigration.ts';

/** Keys by which other programs write: a person's own, and the installation's. */
export const ApiKeys1763000000090 = sqlMigration({
  name: 'ApiKeys1763000000090',
  up: `
create table api_key (
  id uuid primary key,
  -- Null: the installation's.
  user_id uuid references app_user,
  made_by uuid not null references app_user,
  name text not null check (char_length(name) between 1 and 60),
  scopes text[] not null check (scopes <@ array['report', 'update'] and scopes <> '{}'),
  key_hash bytea not null unique,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  check (user_id is null or user_id = made_by)
);
create index api_key_owner on api_key (user_id, created_at desc);
create index api_key_maker on api_key (made_by);

-- What was reported with a key: a report says of nobody that they sent it.
create table api_report (
  issue_id uuid primary key references issue,
  key_id uuid not null references api_key on delete cascade,
  -- Of what was sent, so that the same within a day is the same report.
  digest bytea not null,
  reported_at timestamptz(3) not null
);
create index api_report_sent on api_report (key_id, digest, reported_at desc);
create index api_report_rate on api_report (key_id, reported_at desc);
`,
  down: 'drop table api_report; drop table api_key',
});
