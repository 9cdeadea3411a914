import type { MigrationInterface, QueryRunner } from 'typeorm';

const sql = `
set local statement_timeout = 0;

-- What a notice says, apart from the language that it is said in; older ones keep their text.
alter table notification add column kind text, add column params jsonb;

-- What somebody reads; null: what the installation speaks.
alter table app_user add column language text
  check (language ~ '^[a-z]{2,3}$');
`;

/** Notices and mails in the language of who reads them. */
export class Languages1763000000057 implements MigrationInterface {
  readonly name = 'Languages1763000000057';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table app_user drop column language');
    await runner.query('alter table notification drop column params, drop column kind');
  }
}
