import { sqlMigration } from './sqlMigration.ts';

/** Consent to be told of as a success story. */
export const SuccessStories1763000000048 = sqlMigration({
  name: 'SuccessStories1763000000048',
  up: `
-- Completed issues that their reporters let the site tell of.
create table success_story (
  issue_id uuid primary key references issue on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  told_at timestamptz(3) not null
);
create index success_story_newest on success_story (told_at desc, issue_id desc);
create index success_story_person on success_story (user_id);
`,
  down: 'drop table success_story',
});
