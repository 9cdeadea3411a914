import { sqlMigration } from './sqlMigration.ts';
import { appendOnly, neverTruncated } from './guards/tableGuards.ts';

const kept = ['audit_entry', 'ledger_transaction', 'ledger_entry', 'release_decision'];

/** The audit log: one hash chain per issue; nothing in it or in the ledger is ever changed. */
export const Audit1763000000005 = sqlMigration({
  name: 'Audit1763000000005',
  up: `
create table audit_entry (
  issue_id uuid not null references issue,
  sequence integer not null check (sequence > 0),
  action text not null check (char_length(action) between 1 and 60),
  -- Digest of who acted, salted per person; null for the system.
  actor_digest bytea check (octet_length(actor_digest) = 32),
  -- Canonical JSON, kept as the text that was hashed.
  data text not null,
  previous_hash bytea not null check (octet_length(previous_hash) = 32),
  hash bytea not null check (octet_length(hash) = 32),
  created_at timestamptz(3) not null,
  primary key (issue_id, sequence)
);

-- Locked by whoever appends, so that a chain has one end.
create table audit_head (
  issue_id uuid primary key references issue,
  sequence integer not null,
  hash bytea not null
);

create function check_audit_link() returns trigger language plpgsql as $$
begin
  if new.sequence > 1 and not exists (select 1 from audit_entry
      where issue_id = new.issue_id and sequence = new.sequence - 1 and hash = new.previous_hash) then
    raise exception 'audit entry % does not follow its predecessor', new.sequence
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger audit_entry_linked before insert on audit_entry
  for each row execute function check_audit_link();
${appendOnly(...kept)}
${neverTruncated(...kept)}
`,
  noWayBack: 'There is no way back from the first tables',
});
