import { sqlMigration } from './sqlMigration.ts';

/** Addresses of other programs that are told what happens, and what they are told. */
export const Webhooks1763000000091 = sqlMigration({
  name: 'Webhooks1763000000091',
  up: `
create table webhook_endpoint (
  id uuid primary key,
  url text not null check (char_length(url) between 1 and 500),
  events text[] not null check (events <> '{}'),
  -- Secrets are derived from the installation's own and this number.
  secret_number integer not null default 1,
  -- Until then the secret before signs, too.
  rotated_until timestamptz(3),
  made_by uuid not null references app_user,
  created_at timestamptz(3) not null,
  gone_at timestamptz(3)
);
create index webhook_endpoint_maker on webhook_endpoint (made_by);

-- Written in the transaction of its cause.
create table webhook_delivery (
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references webhook_endpoint on delete cascade,
  event text not null,
  issue_id uuid not null references issue,
  happened_at timestamptz(3) not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempt_count integer not null default 0,
  due_at timestamptz(3),
  tried_at timestamptz(3),
  answer text check (char_length(answer) <= 60),
  check ((due_at is not null) = (state = 'waiting'))
);
create index webhook_delivery_due on webhook_delivery (due_at) where due_at is not null;
create index webhook_delivery_newest on webhook_delivery (endpoint_id, happened_at desc);
create index webhook_delivery_issue on webhook_delivery (issue_id);
`,
  down: 'drop table webhook_delivery; drop table webhook_endpoint',
});
