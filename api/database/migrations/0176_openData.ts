import { sqlMigration } from './sqlMigration.ts';

/** The month's copy of the public data, compressed, in pieces that are read one after the other. */
export const OpenData1763000000176 = sqlMigration({
  name: 'OpenData1763000000176',
  up: `
-- One at a time: the next replaces it.
create table open_data (
  id uuid primary key,
  month text not null unique check (month ~ '^\\d{4}-\\d\\d$'),
  made_at timestamptz(3) not null,
  -- All changes of issues up to here are in it.
  version bigint not null
);
create table open_data_file (
  open_data_id uuid not null references open_data on delete cascade,
  name text not null,
  bytes bigint not null,
  sha256 bytea not null check (octet_length(sha256) = 32),
  primary key (open_data_id, name)
);
create table open_data_piece (
  open_data_id uuid not null,
  name text not null,
  at integer not null check (at >= 0),
  bytes bytea not null,
  primary key (open_data_id, name, at),
  foreign key (open_data_id, name) references open_data_file on delete cascade
    deferrable initially deferred
);
alter table open_data_piece alter column bytes set storage external;

-- Whether something in the copy has left the list since.
create index issue_unlisted_change on issue (version) where not is_listed;
`,
  down: `
drop index issue_unlisted_change;
drop table open_data_piece; drop table open_data_file; drop table open_data;
`,
});
