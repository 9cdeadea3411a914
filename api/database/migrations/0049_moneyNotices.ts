import type { MigrationInterface, QueryRunner } from 'typeorm';

const sql = `
set local statement_timeout = 0;

-- About the person's own money or a deadline of theirs: it goes by email unless they said no.
alter table notification add column concerns_money boolean not null default false;
`;

/** Notices that nobody should miss. */
export class MoneyNotices1763000000049 implements MigrationInterface {
  readonly name = 'MoneyNotices1763000000049';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table notification drop column concerns_money');
  }
}
