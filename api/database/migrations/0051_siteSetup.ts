import type { MigrationInterface, QueryRunner } from 'typeorm';

const sql = `
-- A code for each start of an empty installation; any of them sets it up, once. None: nothing waits.
create table setup_code (
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  wrong_guesses integer not null default 0 check (wrong_guesses >= 0),
  made_at timestamptz(3) not null
);
`;

/** By which the first operator proves to hold the machine, or at least its log. */
export class SiteSetup1763000000051 implements MigrationInterface {
  readonly name = 'SiteSetup1763000000051';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table setup_code');
  }
}
