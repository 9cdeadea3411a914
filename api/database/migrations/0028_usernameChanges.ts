import type { MigrationInterface, QueryRunner } from 'typeorm';

const sql = `
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
`;

/** Usernames can be changed, and are kept from others for a while. */
export class UsernameChanges1763000000028 implements MigrationInterface {
  readonly name = 'UsernameChanges1763000000028';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(sql);
  }

  async down(): Promise<void> {
    throw new Error('Names that are kept from others would be free; restore a backup.');
  }
}
