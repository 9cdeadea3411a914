import { sqlMigration } from './sqlMigration.ts';

/** Indexes that each report, pledge and movement was entered into and that nothing was read by. */
export const FewerIndexes1763000000063 = sqlMigration({
  name: 'FewerIndexes1763000000063',
  up: `
set local statement_timeout = 0;

-- Open issues are listed by indexes of their own.
drop index issue_status_newest;
create index issue_status_newest on issue (status, created_at desc, id desc)
  where is_listed and status in ('in_progress', 'completed');
drop index issue_status_most_funded;
create index issue_status_most_funded on issue (status, funding_cents desc, id desc)
  where is_listed and status in ('in_progress', 'completed');

-- The pledges of an issue are found by their numbers.
drop index pledge_issue;
-- Entries are found by their movement or their person.
drop index ledger_entry_issue;
-- Few movements follow from a decision.
drop index ledger_transaction_decision;
create unique index ledger_transaction_decision on ledger_transaction (decision_id)
  where decision_id is not null;
`,
  noWayBack: 'There is no way back from one migration alone',
});
