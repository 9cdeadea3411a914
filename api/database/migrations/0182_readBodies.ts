import { sqlMigration } from './sqlMigration.ts';

/** Endpoints that reports are forwarded to are asked what became of them. */
export const ReadBodies1763000000182 = sqlMigration({
  name: 'ReadBodies1763000000182',
  up: `
alter table responsible_body
  add column read_due_at timestamptz not null default '-infinity',
  -- Last answered with something that can be read.
  add column read_at timestamptz(3),
  add column read_failures smallint not null default 0,
  add column read_error text check (char_length(read_error) <= 500),
  -- Whether it knows updates of requests; null: not asked yet.
  add column has_updates boolean;
alter table forwarding
  add column read_at timestamptz(3),
  -- Digest of what the endpoint's list of requests last said of it.
  add column read_state text check (char_length(read_state) <= 64);
create index forwarding_read on forwarding (body_id, read_at nulls first)
  where told_at is not null and remote_id is not null;
`,
  down: `
drop index forwarding_read;
alter table forwarding drop column read_at, drop column read_state;
alter table responsible_body drop column read_due_at, drop column read_at, drop column read_failures,
  drop column read_error, drop column has_updates;
`,
});
