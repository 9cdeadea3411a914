import { sqlMigration } from './sqlMigration.ts';

/** A record for what belongs to no issue. */
export const ProfileRecord1763000000039 = sqlMigration({
  name: 'ProfileRecord1763000000039',
  up: `
set local statement_timeout = 0;

-- What is decided about profiles belongs to no issue and stands in a chain of its own: an entry
-- belongs to a chain, and a chain need not be of an issue. Issues are never deleted.
alter table audit_entry drop constraint audit_entry_issue_id_fkey;
alter table audit_head drop constraint audit_head_issue_id_fkey;
alter table audit_entry add constraint audit_entry_chain foreign key (issue_id) references audit_head;
`,
  noWayBack: 'What was decided about profiles is kept here',
});
