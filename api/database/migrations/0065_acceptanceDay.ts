import { sqlMigration } from './sqlMigration.ts';

/** Votes on a proof that are certain early and are looked at again a day after the proof. */
export const AcceptanceDay1763000000065 = sqlMigration({
  name: 'AcceptanceDay1763000000065',
  up: `
create table vote_review (
  issue_id uuid primary key references issue,
  due_at timestamptz(3) not null
);
create index vote_review_due on vote_review (due_at);
`,
  noWayBack: 'There is no way back from one migration alone',
});
