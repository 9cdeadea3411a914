import { Accounts1763000000001 } from '#api/database/migrations/0001_accounts.ts';
import { Issues1763000000002 } from '#api/database/migrations/0002_issues.ts';
import { Aggregates1763000000003 } from '#api/database/migrations/0003_aggregates.ts';
import { Money1763000000004 } from '#api/database/migrations/0004_money.ts';
import { Audit1763000000005 } from '#api/database/migrations/0005_audit.ts';
import { Selection1763000000006 } from '#api/database/migrations/0006_selection.ts';

/**
 * Every migration in order. A list, because a bundle has no files to look for. One that may run for
 * long on a big table begins with `set local statement_timeout = 0`, or it is cut off.
 */
export const migrations = [
  Accounts1763000000001,
  Issues1763000000002,
  Aggregates1763000000003,
  Money1763000000004,
  Audit1763000000005,
  Selection1763000000006,
];
