import { sqlMigration } from './sqlMigration.ts';

/** Lists around a place are counted without reading rows, by category too. */
export const CategoriesByPlace1763000000184 = sqlMigration({
  name: 'CategoriesByPlace1763000000184',
  up: `
set local statement_timeout = 0;

drop index issue_cell;
create index issue_cell on issue (cell)
  include (id, latitude, longitude, status, priority, funding_cents, category) where is_listed;
`,
  noWayBack: 'There is no way back from one migration alone',
});
