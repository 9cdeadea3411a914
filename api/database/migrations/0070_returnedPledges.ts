import { sqlMigration } from './sqlMigration.ts';

/** Finds what donors took back lately. */
export const ReturnedPledges1763000000070 = sqlMigration({
  name: 'ReturnedPledges1763000000070',
  up: `
set local statement_timeout = 0;
create index pledge_returned on pledge (closed_at) where status in ('withdrawn', 'refunded');
`,
  noWayBack: 'There is no way back from one migration alone',
});
