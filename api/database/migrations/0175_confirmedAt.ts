import { sqlMigration } from './sqlMigration.ts';

/** When somebody last said of an issue that it is there: shown on its pin and in lists. */
export const ConfirmedAt1763000000175 = sqlMigration({
  name: 'ConfirmedAt1763000000175',
  up: `
-- Null: nobody since it was reported.
alter table issue add column confirmed_at timestamptz(3);
update issue i set confirmed_at = c.at
from (
  select issue_id, max(at) as at from (
    select issue_id, seen_at as at from issue_sighting where not is_fixed
    union all select issue_id, told_at from issue_affected where is_affected
  ) said group by issue_id
) c
where c.issue_id = i.id and c.at > i.created_at;
`,
  down: 'alter table issue drop column confirmed_at',
});
