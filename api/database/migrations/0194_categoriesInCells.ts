import { sqlMigration } from './sqlMigration.ts';

/** Lists of a category around a place read its own cells alone, not those of all categories. */
export const CategoriesInCells1763000000194 = sqlMigration({
  name: 'CategoriesInCells1763000000194',
  up: `
set local statement_timeout = 0;

create index issue_category_cell on issue (category, cell)
  include (id, latitude, longitude, status, priority, funding_cents) where is_listed;
drop index issue_cell;
create index issue_cell on issue (cell)
  include (id, latitude, longitude, status, priority, funding_cents) where is_listed;
`,
  noWayBack: 'There is no way back from one migration alone',
});
