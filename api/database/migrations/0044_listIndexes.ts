import { sqlMigration } from './sqlMigration.ts';

/** Indexes by which pages of narrowed lists are found without reading rows. */
export const ListIndexes1763000000044 = sqlMigration({
  name: 'ListIndexes1763000000044',
  up: `
set local statement_timeout = 0;

-- Each order of the list by one index that also knows what the list is narrowed by, so that a row is
-- read only when it is shown.
drop index issue_newest;
create index issue_newest on issue (created_at desc, id desc)
  include (status, priority, category, funding_cents) where is_listed;
drop index issue_most_funded;
create index issue_most_funded on issue (funding_cents desc, id desc)
  include (status, priority, category) where is_listed;
drop index issue_most_affected;
create index issue_most_affected on issue (affected_count desc, id desc)
  include (status, priority, category, funding_cents) where is_listed;
create index issue_category_newest on issue (category, created_at desc, id desc)
  include (status, priority, funding_cents) where is_listed;
create index issue_category_most_funded on issue (category, funding_cents desc, id desc)
  include (status, priority) where is_listed;
-- What is critical is common enough to be found in those.
drop index issue_critical_newest;
drop index issue_critical_most_funded;
`,
  noWayBack: 'There is no way back from one migration alone',
});
