import { sqlMigration } from './sqlMigration.ts';

/** People, their sessions, and what keeps repeats and floods in check. */
export const Accounts1763000000001 = sqlMigration({
  name: 'Accounts1763000000001',
  up: `
create extension if not exists pg_trgm;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create table app_user (
  id uuid primary key,
  username text not null check (char_length(username) between 1 and 30 and username !~ '[@[:space:]]'),
  full_name text check (char_length(full_name) <= 80),
  email text not null check (char_length(email) between 3 and 254),
  password_hash text not null,
  preferred_role text not null default 'reporter'
    check (preferred_role in ('reporter', 'donator', 'solver')),
  account_role text not null default 'user'
    check (account_role in ('user', 'ambassador', 'operator')),
  is_frozen boolean not null default false,
  is_validator boolean not null default false,
  trust_score smallint not null default 50 check (trust_score between 0 and 100),
  home_latitude double precision check (home_latitude between -90 and 90),
  home_longitude double precision check (home_longitude between -180 and 180),
  -- Forgetting it turns every digest of this person in the audit log into noise.
  audit_salt bytea not null default decode(replace(gen_random_uuid()::text, '-', ''), 'hex'),
  created_at timestamptz(3) not null
);
create unique index app_user_username on app_user (lower(username));
create unique index app_user_email on app_user (lower(email));

create table session (
  id_hash bytea primary key check (octet_length(id_hash) = 32),
  user_id uuid references app_user on delete cascade,
  data text not null,
  is_ended boolean not null default false,
  expires_at timestamptz(3) not null
);
create index session_person on session (user_id);
create index session_expiry on session (expires_at);

create table idempotency_key (
  key_hash bytea primary key check (octet_length(key_hash) = 32),
  request_hash bytea not null check (octet_length(request_hash) = 32),
  status smallint check (status between 200 and 299),
  reply text,
  created_at timestamptz(3) not null
);

create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create table geocoder_turn (
  id smallint primary key check (id = 1),
  next_at timestamptz not null
);
insert into geocoder_turn values (1, 'epoch');
`,
  noWayBack: 'There is no way back from the first tables',
});
