import { sqlMigration } from './sqlMigration.ts';
import { judgeGuards } from './guards/judgeGuards.ts';

const tables = `
-- A jury over a proof; a proof comes before at most one.
create table jury (
  proof_id uuid primary key,
  issue_id uuid not null,
  is_appeal boolean not null,
  called_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  -- What fixed the draw; null: too few people could be drawn.
  audit_sequence integer,
  audit_head bytea check (octet_length(audit_head) = 32),
  list_hash bytea check (octet_length(list_hash) = 32),
  seed bytea check (octet_length(seed) = 32),
  radius_km integer check (radius_km > 0),
  needs_experience boolean not null,
  outcome text check (outcome in ('accepted', 'rejected', 'arbitration')),
  closed_at timestamptz(3),
  foreign key (issue_id, proof_id) references proof (issue_id, id),
  check ((outcome is null) = (closed_at is null)),
  check (num_nulls(audit_sequence, audit_head, list_hash, seed) in (0, 4)),
  check (seed is not null or outcome = 'arbitration')
);
create index jury_issue on jury (issue_id);
create index jury_end on jury (ends_at) where outcome is null;

-- The frozen list of a draw. Pseudonym: hex SHA-256 of the person's salt, the proof and the person.
create table jury_candidate (
  proof_id uuid not null references jury,
  position integer not null check (position > 0),
  user_id uuid not null references app_user,
  pseudonym text not null check (pseudonym ~ '^[0-9a-f]{64}$'),
  primary key (proof_id, position),
  unique (proof_id, user_id),
  unique (proof_id, pseudonym)
);
create index jury_candidate_user on jury_candidate (user_id);

create table jury_seat (
  proof_id uuid not null,
  user_id uuid not null,
  status text not null check (status in ('offered', 'accepted', 'declined', 'lapsed')),
  offered_at timestamptz(3) not null,
  answered_at timestamptz(3),
  primary key (proof_id, user_id),
  -- Nobody sits there who was not drawn.
  foreign key (proof_id, user_id) references jury_candidate (proof_id, user_id),
  check ((status = 'offered') = (answered_at is null))
);
create index jury_seat_user on jury_seat (user_id, offered_at desc);
create index jury_seat_offer on jury_seat (offered_at) where status = 'offered';

-- What a juror said. Until the jury closes only the seal is public.
create table jury_verdict (
  proof_id uuid not null,
  user_id uuid not null,
  choice text not null check (choice in ('approve', 'reject')),
  reason text not null check (char_length(reason) between 20 and 2000),
  salt bytea not null check (octet_length(salt) = 32),
  seal bytea not null check (octet_length(seal) = 32),
  given_at timestamptz(3) not null,
  primary key (proof_id, user_id),
  foreign key (proof_id, user_id) references jury_seat (proof_id, user_id)
);
create index jury_verdict_user on jury_verdict (user_id, given_at desc);

-- Of several rulings on a proof the newest counts: one that nobody confirmed can be replaced.
create table ruling (
  id uuid primary key,
  number bigint generated always as identity unique,
  issue_id uuid not null,
  proof_id uuid not null,
  by_id uuid not null references app_user,
  choice text not null check (choice in ('release', 'refund')),
  reason text not null check (char_length(reason) between 20 and 2000),
  -- The money in escrow when it was written.
  escrow_cents bigint not null check (escrow_cents >= 0),
  needs_confirmation boolean not null,
  written_at timestamptz(3) not null,
  unique (issue_id, id),
  foreign key (issue_id, proof_id) references proof (issue_id, id)
);
create index ruling_proof on ruling (proof_id, number desc);
create index ruling_author on ruling (by_id);

create table ruling_confirmation (
  ruling_id uuid primary key references ruling,
  by_id uuid not null references app_user,
  confirmed_at timestamptz(3) not null
);
create index ruling_confirmation_author on ruling_confirmation (by_id);

-- Who held the money of an issue, or let it go on, and why.
create table escrow_freeze (
  id uuid primary key,
  issue_id uuid not null references issue,
  by_id uuid not null references app_user,
  is_frozen boolean not null,
  reason text not null check (char_length(reason) between 20 and 2000),
  decided_at timestamptz(3) not null
);
create index escrow_freeze_issue on escrow_freeze (issue_id, decided_at desc);
create index issue_frozen on issue (id) where is_frozen;

create table account_flag (
  id uuid primary key,
  user_id uuid not null references app_user,
  by_id uuid not null references app_user,
  reason text not null check (char_length(reason) between 20 and 2000),
  raised_at timestamptz(3) not null,
  settled text check (settled in ('upheld', 'dismissed')),
  settled_by uuid references app_user,
  settled_at timestamptz(3),
  check (num_nulls(settled, settled_by, settled_at) in (0, 3)),
  -- Nobody is judge in their own accusation.
  check (settled_by is null or settled_by <> by_id),
  check (by_id <> user_id and (settled_by is null or settled_by <> user_id))
);
create index account_flag_open on account_flag (raised_at) where settled is null;
create index account_flag_user on account_flag (user_id);

-- Who gave which role to whom; \`by_id\` null: the command line.
create table role_grant (
  id bigint generated always as identity primary key,
  user_id uuid not null references app_user,
  by_id uuid references app_user,
  account_role text not null check (account_role in ('user', 'ambassador', 'operator')),
  is_validator boolean not null,
  granted_at timestamptz(3) not null
);
create index role_grant_user on role_grant (user_id, id);

-- Everybody's money goes back at once from work in progress only by a ruling.
alter table ledger_transaction add column ruling_id uuid,
  add constraint ledger_transaction_ruling foreign key (issue_id, ruling_id)
    references ruling (issue_id, id),
  add constraint ledger_transaction_ruled check (ruling_id is null or kind = 'refund');
create unique index ledger_transaction_ruling_once on ledger_transaction (ruling_id)
  where ruling_id is not null and pledge_id is null;
`;

/** Juries with their sealed verdicts, rulings of ambassadors, accused accounts, roles. */
export const Judges1763000000010 = sqlMigration({
  name: 'Judges1763000000010',
  up: ['set local statement_timeout = 0', tables, judgeGuards],
  noWayBack: 'Decisions and audit entries refer to these tables',
});
