import type { MigrationInterface, QueryRunner } from 'typeorm';

const sql = `
set local statement_timeout = 0;

-- Which categories there are is said in the settings of the installation.
alter table issue drop constraint issue_category_check;
alter table issue add constraint issue_category_check
  check (category ~ '^[a-z][a-z0-9_]{0,39}$');
`;

/** Issues go by any category that the installation has, not by the seven of the product. */
export class OwnCategories1763000000056 implements MigrationInterface {
  readonly name = 'OwnCategories1763000000056';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(sql);
  }

  async down(): Promise<void> {
    throw new Error('Issues may stand in categories of their own; restore a backup.');
  }
}
