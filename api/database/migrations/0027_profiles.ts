import type { MigrationInterface, QueryRunner } from 'typeorm';

const sql = `
set local statement_timeout = 0;

-- What people say of themselves, beside the name that they go by.
alter table app_user
  add column about text check (char_length(about) <= 300),
  add column avatar_id uuid references upload on delete set null;
-- For who asks whose face a picture is, and for the deletion of pictures.
create index app_user_avatar on app_user (avatar_id) where avatar_id is not null;
`;

/** What people show of themselves: a short text and a face. */
export class Profiles1763000000027 implements MigrationInterface {
  readonly name = 'Profiles1763000000027';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(sql);
  }

  async down(): Promise<void> {
    throw new Error('What people wrote about themselves would be lost; restore a backup.');
  }
}
