import { sqlMigration } from './sqlMigration.ts';

/** Who says that an issue affects them too. */
export const Affected1763000000026 = sqlMigration({
  name: 'Affected1763000000026',
  up: `
set local statement_timeout = 0;

-- Whom an issue affects too, by their own word: counted and shown, and nothing else follows from it.
-- A row stays when somebody takes it back, so that the hourly bound cannot be walked around.
create table issue_affected (
  issue_id uuid not null references issue on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  is_affected boolean not null,
  told_at timestamptz(3) not null,
  primary key (issue_id, user_id)
);
create index issue_affected_person on issue_affected (user_id, told_at desc);

alter table issue add column affected_count integer not null default 0
  check (affected_count >= 0);
create index issue_most_affected on issue (affected_count desc, id desc) where is_listed;
`,
  noWayBack: 'What people said of issues would be lost',
});
