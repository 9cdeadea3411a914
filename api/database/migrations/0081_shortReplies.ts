import { sqlMigration } from './sqlMigration.ts';

/**
 * Kept replies end after 30 days. `is_lasting`: what was done must never be done again, so its key
 * stays with little more than the receipt (`is_whole` is false then); the writes of the release
 * before are taken for such. `names`: the people whom a reply names; null in older rows.
 */
export const ShortReplies1763000000081 = sqlMigration({
  name: 'ShortReplies1763000000081',
  up: `
set local statement_timeout = 0;
alter table idempotency_key
  add column is_lasting boolean not null default true,
  add column is_whole boolean not null default true,
  add column names text[];
create index idempotency_key_due on idempotency_key (created_at) where is_whole;
create index idempotency_key_names on idempotency_key using gin (names);
create index idempotency_key_unread on idempotency_key (created_at)
  where names is null and is_whole;
`,
  noWayBack: 'There is no way back from one migration alone',
});
