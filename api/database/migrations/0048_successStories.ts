import type { MigrationInterface, QueryRunner } from 'typeorm';

const sql = `
-- Completed issues that their reporters let the site tell of.
create table success_story (
  issue_id uuid primary key references issue on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  told_at timestamptz(3) not null
);
create index success_story_newest on success_story (told_at desc, issue_id desc);
create index success_story_person on success_story (user_id);
`;

/** Consent to be told of as a success story. */
export class SuccessStories1763000000048 implements MigrationInterface {
  readonly name = 'SuccessStories1763000000048';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table success_story');
  }
}
