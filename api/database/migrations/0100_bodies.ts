import { sqlMigration } from './sqlMigration.ts';

/** Who is responsible: bodies that are told of reports, and their official answers. */
export const Bodies1763000000100 = sqlMigration({
  name: 'Bodies1763000000100',
  up: `
create table responsible_body (
  id uuid primary key,
  name text not null check (char_length(name) between 2 and 80),
  channel text not null check (channel in ('mail', 'open311')),
  address text not null check (char_length(address) between 1 and 300),
  service_code text not null default '' check (char_length(service_code) <= 200),
  api_key text not null default '' check (char_length(api_key) <= 200),
  categories text[] not null check (cardinality(categories) between 1 and 30),
  -- A MultiPolygon of GeoJSON; null: everywhere.
  area jsonb,
  by_id uuid not null references app_user,
  is_retired boolean not null default false,
  -- Earlier reports are not forwarded.
  active_since timestamptz(3) not null
);
create index responsible_body_author on responsible_body (by_id);

-- The change of issues up to which bodies were chosen.
create table forwarding_cursor (
  id smallint primary key check (id = 1),
  version bigint not null
);

-- A report on its way to a body, or told: one per issue.
create table forwarding (
  id uuid primary key,
  issue_id uuid not null unique references issue on delete cascade,
  body_id uuid not null references responsible_body,
  chosen_at timestamptz(3) not null,
  attempt_count smallint not null default 0,
  due_at timestamptz not null default '-infinity',
  -- A request that may have arrived was begun: it is asked for before it is sent again.
  begun_at timestamptz(3),
  last_error text check (char_length(last_error) <= 500),
  told_at timestamptz(3),
  body_name text check (char_length(body_name) between 2 and 80),
  -- Their number for it.
  remote_id text check (char_length(remote_id) <= 200),
  check (num_nulls(told_at, body_name) in (0, 2))
);
create index forwarding_body on forwarding (body_id);
create index forwarding_due on forwarding (due_at) where told_at is null;

create table official_answer (
  id uuid primary key,
  forwarding_id uuid not null references forwarding on delete cascade,
  issue_id uuid not null references issue on delete cascade,
  state text not null check (state in ('received', 'will_fix', 'not_ours', 'fixed')),
  fix_by date,
  text text not null check (char_length(text) <= 1000),
  answered_at timestamptz(3) not null,
  check ((state = 'will_fix') = (fix_by is not null))
);
create index official_answer_issue on official_answer (issue_id, answered_at);
create index official_answer_forwarding on official_answer (forwarding_id);
`,
  down: `
drop table official_answer;
drop table forwarding;
drop table forwarding_cursor;
drop table responsible_body;
`,
});
