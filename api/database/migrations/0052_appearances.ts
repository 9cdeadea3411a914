import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = (names: string) => `
alter table account_trace drop constraint account_trace_kind_check;
alter table account_trace add constraint account_trace_kind_check check (kind in (${names}));
`;

/** Accounts that appear together, beside what they have in common. */
export class Appearances1763000000052 implements MigrationInterface {
  readonly name = 'Appearances1763000000052';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(kinds(`'card', 'payout', 'push', 'device', 'together'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from account_trace where kind = 'together'`);
    await runner.query(kinds(`'card', 'payout', 'push', 'device'`));
  }
}
