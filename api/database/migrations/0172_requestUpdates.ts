import { sqlMigration } from './sqlMigration.ts';

/** What other systems ask for by time: official answers, and what changes the state of an issue. */
export const RequestUpdates1763000000172 = sqlMigration({
  name: 'RequestUpdates1763000000172',
  up: `
create index official_answer_time on official_answer (answered_at, id);
create index audit_entry_states on audit_entry (created_at, issue_id, sequence)
  where action in ('proposal_selected', 'funds_released', 'issue_fixed');
`,
  down: 'drop index audit_entry_states; drop index official_answer_time',
});
