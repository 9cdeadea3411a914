import { sqlMigration } from './sqlMigration.ts';

/** Completed issues that are broken again, and what was reported of them anew. */
export const BrokenAgain1763000000171 = sqlMigration({
  name: 'BrokenAgain1763000000171',
  up: `
-- When enough people found a completed issue broken again: from then on it may be reported again.
create table broken_claim (
  issue_id uuid primary key references issue on delete cascade,
  claimed_at timestamptz(3) not null
);

-- A new report of what broke again, with the completed issue.
create table report_again (
  issue_id uuid primary key references issue on delete cascade,
  earlier_id uuid not null references issue on delete cascade check (earlier_id <> issue_id)
);
create index report_again_earlier on report_again (earlier_id);
`,
  down: 'drop table report_again; drop table broken_claim',
});
