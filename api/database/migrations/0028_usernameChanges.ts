import { sqlMigration } from './sqlMigration.ts';

/** Usernames can be changed, and are kept from others for a while. */
export const UsernameChanges1763000000028 = sqlMigration({
  name: 'UsernameChanges1763000000028',
  up: `
-- Null: the name is the one of the registration.
alter table app_user add column username_changed_at timestamptz(3);

-- What names looked like that people gave up, as digests that only this installation can make: for a
-- while nobody else gets them, or an old link would lead to somebody who only seems to be the same.
create table held_name (
  digest bytea primary key check (octet_length(digest) = 32),
  -- Who may have it back; null: nobody, the account is erased.
  user_id uuid references app_user on delete set null,
  expires_at timestamptz(3) not null
);
create index held_name_person on held_name (user_id);
create index held_name_expiry on held_name (expires_at);
`,
  noWayBack: 'Names that are kept from others would be free',
});
