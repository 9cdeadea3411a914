import { sqlMigration } from './sqlMigration.ts';

/** The conditions of a row, by its table; each holds where it is not false, as those of a CHECK do. */
const CONDITIONS = {
  issue: `
    char_length(r.title) between 1 and 120
    and char_length(r.description) between 1 and 5000
    and char_length(r.location) between 1 and 200
    and char_length(r.solution_criteria) between 1 and 2000
    and (r.external_id is null or char_length(r.external_id) between 1 and 100)
    and r.latitude between -90 and 90
    and r.longitude between -180 and 180
    and r.cell >= 0 and r.cell < (1::bigint << 40)
    and r.priority in ('critical', 'high', 'medium', 'low')
    and r.category ~ '^[a-z][a-z0-9_]{0,39}$'
    and r.status in ('reported', 'funded', 'in_progress', 'completed')
    and r.verification_state in
      ('none', 'voting', 'waiting_release', 'jury', 'arbitration', 'rework')
    and (r.selected_proposal_id is null or r.status in ('in_progress', 'completed'))
    and (r.merged_into_id is null
      or r.merged_into_id <> r.id and r.selected_proposal_id is null)
    and r.funding_cents >= 0 and r.pledge_count >= 0 and r.pledger_count >= 0
    and r.proposal_count >= 0 and r.message_count >= 0 and r.affected_count >= 0
    and (r.answers is null
      or jsonb_typeof(r.answers) = 'array' and octet_length(r.answers::text) <= 65536)`,
  pledge: `
    r.amount_cents between 1 and 1000000000000
    and r.pledge_number > 0
    and r.solver_share_bp between 9000 and 10000
    and r.status in ('held', 'withdrawn', 'refunded', 'spent', 'charged_back')
    and (r.status = 'held') = (r.closed_at is null)
    and (r.moved_from_id is null) = (r.moved_from_number is null)`,
  // Nobody, an operator included, pays out without a decision on record for this issue.
  ledger_transaction: `
    r.kind in ('pledge', 'withdrawal', 'refund', 'release', 'chargeback', 'premium',
      'premium_payment', 'premium_refund', 'move_out', 'move_in')
    and (r.kind = 'release') = (r.decision_id is not null)
    and (r.kind like 'premium%') = (r.premium_id is not null)
    and (r.ruling_id is null or r.kind = 'refund')
    and case when r.kind in ('pledge', 'withdrawal', 'chargeback', 'move_out', 'move_in')
      then r.pledge_id is not null else r.pledge_id is null or r.kind = 'refund' end`,
  ledger_entry: `
    r.account in ('escrow', 'donor', 'solver', 'platform')
    and r.amount_cents <> 0
    and (r.account = 'escrow') = (r.issue_id is not null)
    and (r.account in ('donor', 'solver')) = (r.user_id is not null)`,
  notification: `
    r.type in ('issue_update', 'proposal', 'pledge', 'vote', 'message', 'system', 'digest',
      'moderation')
    and char_length(r.content) between 1 and 500
    and (r.lines is null or r.type = 'digest' and jsonb_typeof(r.lines) = 'array')`,
  audit_entry: `
    char_length(r.action) between 1 and 60
    and r.sequence > 0
    and octet_length(r.hash) = 32 and octet_length(r.previous_hash) = 32
    and (r.actor_digest is null or octet_length(r.actor_digest) = 32)`,
  idempotency_key: `
    octet_length(r.key_hash) = 32 and octet_length(r.request_hash) = 32
    and (r.status is null or r.status between 200 and 299)`,
};

/** SQL: one condition of a table's rows in place of the many that it has. */
const soundRows = (table: string, conditions: string) => `
create function is_sound(r ${table}) returns boolean language plpgsql immutable as $$
begin
  return ${conditions};
end $$;

do $$
declare name text;
begin
  for name in select conname from pg_constraint where conrelid = '${table}'::regclass and contype = 'c'
  loop
    execute format('alter table ${table} drop constraint %I', name);
  end loop;
end $$;
alter table ${table} add constraint ${table}_sound check (is_sound(${table}) is true);
`;

/**
 * Conditions of the rows that are written most. Those of a CHECK are read from the catalogue, planned and made
 * ready again by each statement that writes a row, the unchanged ones too; a function keeps them ready.
 */
export const SoundRows1763000000064 = sqlMigration({
  name: 'SoundRows1763000000064',
  up: [
    'set local statement_timeout = 0',
    ...Object.entries(CONDITIONS).map(([table, conditions]) => soundRows(table, conditions)),
  ],
  noWayBack: 'There is no way back from one migration alone',
});
