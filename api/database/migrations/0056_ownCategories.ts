import { sqlMigration } from './sqlMigration.ts';

/** Issues go by any category that the installation has, not by the seven of the product. */
export const OwnCategories1763000000056 = sqlMigration({
  name: 'OwnCategories1763000000056',
  up: `
set local statement_timeout = 0;

-- Which categories there are is said in the settings of the installation.
alter table issue drop constraint issue_category_check;
alter table issue add constraint issue_category_check
  check (category ~ '^[a-z][a-z0-9_]{0,39}$');
`,
  noWayBack: 'Issues may stand in categories of their own',
});
