import { sqlMigration } from './sqlMigration.ts';

/** Who follows which issue. */
export const Follows1763000000034 = sqlMigration({
  name: 'Follows1763000000034',
  up: `
set local statement_timeout = 0;

-- Who hears of an issue without a stake in it. A row stays when somebody ends it, so that the hourly
-- bound cannot be walked around.
create table issue_follow (
  issue_id uuid not null references issue on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  is_following boolean not null,
  told_at timestamptz(3) not null,
  primary key (issue_id, user_id)
);
create index issue_follow_person on issue_follow (user_id, told_at desc, issue_id desc);
create index issue_follow_told on issue_follow (issue_id, user_id) where is_following;
`,
  noWayBack: 'What people follow would be lost',
});
