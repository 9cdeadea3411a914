import type { MigrationInterface, QueryRunner } from 'typeorm';

const sql = `
-- A copy of what is stored about a person, at most one of each; gone a day after it was made.
create table data_export (
  id uuid primary key,
  user_id uuid not null unique references app_user on delete cascade,
  asked_at timestamptz(3) not null,
  -- Null until it is made: JSON as text, and the files that go with it.
  data text,
  files jsonb not null,
  expires_at timestamptz(3)
);
create index data_export_waiting on data_export (asked_at) where data is null;
create index data_export_expiry on data_export (expires_at);
`;

/** Copies of people's own data, on their way to them. */
export class DataExports1763000000025 implements MigrationInterface {
  readonly name = 'DataExports1763000000025';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table data_export');
  }
}
