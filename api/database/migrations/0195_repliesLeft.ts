import { sqlMigration } from './sqlMigration.ts';

/** Replies that were shortened although they were due to be deleted, and never became due again. */
export const RepliesLeft1763000000195 = sqlMigration({
  name: 'RepliesLeft1763000000195',
  up: `
set local statement_timeout = 0;

delete from idempotency_key where not is_lasting and not is_whole;
`,
  noWayBack: 'There is no way back from one migration alone',
});
