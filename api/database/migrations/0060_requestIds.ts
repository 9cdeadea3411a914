import { sqlMigration } from './sqlMigration.ts';

/** What one process leaves to another names the request that caused it. */
export const RequestIds1763000000060 = sqlMigration({
  name: 'RequestIds1763000000060',
  up: `
-- The log's id of the request that they are due to, so that the log of whoever sends them names it, too.
alter table notice_delivery add column request_id text;
alter table account_mail add column request_id text;
`,
  down: `
alter table account_mail drop column request_id;
alter table notice_delivery drop column request_id;
`,
});
