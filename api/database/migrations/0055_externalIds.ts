import { sqlMigration } from './sqlMigration.ts';

/** By which an import knows what came from the same source before. */
export const ExternalIds1763000000055 = sqlMigration({
  name: 'ExternalIds1763000000055',
  up: `
set local statement_timeout = 0;

-- What the source of an imported issue calls it; null: it was reported here.
alter table issue add column external_id text
  check (char_length(external_id) between 1 and 100);
create unique index issue_external_id on issue (external_id) where external_id is not null;
`,
  down: 'alter table issue drop column external_id',
});
