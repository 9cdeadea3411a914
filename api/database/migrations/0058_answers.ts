import type { MigrationInterface, QueryRunner } from 'typeorm';

const sql = `
set local statement_timeout = 0;

-- What the category of the report asked, as it was asked then, and what was answered. Null: nothing.
alter table issue add column answers jsonb
  check (jsonb_typeof(answers) = 'array' and octet_length(answers::text) <= 65536);
`;

/** Issues keep the answers to the questions of their category. */
export class Answers1763000000058 implements MigrationInterface {
  readonly name = 'Answers1763000000058';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table issue drop column answers');
  }
}
