import { sqlMigration } from './sqlMigration.ts';
import { verificationGuards } from './guards/verificationGuards.ts';

const sql = `
-- Null: not computed yet. 64 bits of how the picture looks, as a signed number.
alter table upload add column perceptual_hash bigint;

create table video_upload (
  id uuid primary key,
  owner_id uuid not null references app_user on delete cascade,
  sha256 bytea not null check (octet_length(sha256) = 32),
  mime text not null check (mime in ('video/mp4', 'video/webm')),
  bytes integer not null check (bytes > 0),
  duration_ms integer not null check (duration_ms > 0),
  created_at timestamptz(3) not null
);
create index video_upload_owner on video_upload (owner_id, created_at desc);

-- Fetched before going out, so that a proof taken offline belongs to this very work.
create table proof_nonce (
  id uuid primary key,
  issue_id uuid not null references issue,
  proposal_id uuid not null references proposal,
  user_id uuid not null references app_user,
  issued_at timestamptz(3) not null
);
create index proof_nonce_proposal on proof_nonce (proposal_id);

create table proof (
  id uuid primary key,
  issue_id uuid not null references issue,
  proposal_id uuid not null,
  number smallint not null check (number between 1 and 2),
  solver_id uuid not null references app_user,
  nonce_id uuid not null unique references proof_nonce,
  summary text not null check (char_length(summary) between 1 and 2000),
  before_id uuid not null references upload,
  after_id uuid not null references upload,
  -- What was recorded at capture: time, position with accuracy, source.
  before_capture jsonb not null,
  after_capture jsonb not null,
  check_in jsonb not null,
  video_id uuid references video_upload,
  checks jsonb not null,
  written_at timestamptz(3),
  submitted_at timestamptz(3) not null,
  window_ends_at timestamptz(3) not null,
  -- Kept to the server until a jury is drawn with it; its SHA-256 is public from the start.
  jury_secret bytea not null check (octet_length(jury_secret) = 32),
  jury_commitment bytea not null check (octet_length(jury_commitment) = 32),
  -- Null while it is judged; an appeal takes a rejection back into that state.
  outcome text check (outcome in ('accepted', 'rejected')),
  decided_by text check (decided_by in ('vote', 'auto_release', 'jury', 'ambassador')),
  decided_at timestamptz(3),
  -- Nothing can change the outcome any more, and trust was given and taken for it.
  is_final boolean not null default false,
  unique (proposal_id, number),
  unique (issue_id, id),
  check ((outcome is null) = (decided_by is null) and (outcome is null) = (decided_at is null)),
  check (not is_final or outcome is not null),
  foreign key (issue_id, proposal_id) references proposal (issue_id, id)
);
create index proof_issue on proof (issue_id, submitted_at desc);
create index proof_solver on proof (solver_id);
create index proof_window on proof (window_ends_at) where outcome is null;
create index proof_before on proof (before_id);
create index proof_after on proof (after_id);

create table proof_note (
  id uuid primary key,
  proof_id uuid not null references proof,
  text text not null check (char_length(text) between 1 and 1000),
  created_at timestamptz(3) not null
);
create index proof_note_proof on proof_note (proof_id, created_at);

-- Who may judge with what weight: from the money at the moment of the choice.
create table proof_voter (
  proof_id uuid not null references proof,
  user_id uuid not null references app_user,
  role text not null check (role in ('creator', 'top_donor', 'donor')),
  weight numeric(40, 0) not null check (weight >= 0),
  pledged_cents bigint not null check (pledged_cents >= 0),
  primary key (proof_id, user_id)
);
create index proof_voter_user on proof_voter (user_id);

create table ballot (
  proof_id uuid not null,
  user_id uuid not null,
  choice text not null check (choice in ('approve', 'reject')),
  reason text not null default '' check (char_length(reason) <= 2000),
  created_at timestamptz(3) not null,
  primary key (proof_id, user_id),
  -- Nobody votes without a say.
  foreign key (proof_id, user_id) references proof_voter
);
create index ballot_user on ballot (user_id, created_at desc);

-- The figures with which the vote closed.
create table vote_closing (
  proof_id uuid primary key references proof,
  outcome text not null check (outcome in ('accepted', 'rejected', 'jury', 'waiting')),
  total_weight numeric(40, 0) not null,
  approve_weight numeric(40, 0) not null,
  reject_weight numeric(40, 0) not null,
  approve_cents bigint not null,
  reject_cents bigint not null,
  has_open_flag boolean not null,
  closed_at timestamptz(3) not null,
  check (outcome not in ('accepted', 'rejected') or (approve_weight + reject_weight > 0
    and (approve_weight + reject_weight) * 2 >= total_weight)),
  check (outcome <> 'accepted' or (approve_weight > reject_weight and not has_open_flag
    and (reject_cents = 0 or reject_cents < approve_cents))),
  check (outcome <> 'rejected' or (reject_weight > approve_weight and approve_cents <= reject_cents))
);

-- Runs towards a release without objection; ended once the proof is decided or others decide.
create table release_clock (
  proof_id uuid primary key references proof,
  issue_id uuid not null references issue,
  release_at timestamptz(3) not null,
  notice_at timestamptz(3),
  paused_at timestamptz(3),
  ended_at timestamptz(3)
);
create index release_clock_due on release_clock (release_at)
  where ended_at is null and paused_at is null;
create index release_clock_issue on release_clock (issue_id);

-- Every announcement of a release; without one at least 24 hours old none happens by itself.
create table release_notice (
  proof_id uuid not null references proof,
  release_at timestamptz(3) not null,
  announced_at timestamptz(3) not null,
  primary key (proof_id, announced_at)
);

create table proof_flag (
  id uuid primary key,
  proof_id uuid not null references proof,
  issue_id uuid not null references issue,
  user_id uuid not null references app_user,
  justification text not null check (char_length(justification) between 20 and 2000),
  raised_at timestamptz(3) not null,
  settled text check (settled in ('withdrawn', 'dismissed')),
  settled_by uuid references app_user,
  settled_at timestamptz(3),
  check ((settled is null) = (settled_at is null) and (settled is null) = (settled_by is null))
);
create unique index proof_flag_open on proof_flag (proof_id, user_id) where settled is null;
create index proof_flag_proof on proof_flag (proof_id, raised_at);
create index proof_flag_user on proof_flag (user_id);

-- What a rejection left to the solver, and what came of it.
create table rejection (
  proof_id uuid not null references proof,
  by_whom text not null check (by_whom in ('vote', 'jury')),
  is_appeal boolean not null,
  rejected_at timestamptz(3) not null,
  second_proof_until timestamptz(3),
  appeal_until timestamptz(3),
  -- Null while the solver can still do something.
  closed_at timestamptz(3),
  closed_as text check (closed_as in ('none_left', 'second_proof', 'appealed', 'lapsed')),
  primary key (proof_id, by_whom),
  check ((closed_at is null) = (closed_as is null))
);
create index rejection_open on rejection (greatest(second_proof_until, appeal_until))
  where closed_at is null;

create table payout (
  id uuid primary key,
  issue_id uuid not null unique references issue,
  proposal_id uuid not null,
  decision_id uuid not null unique,
  solver_id uuid not null references app_user,
  amount_cents bigint not null check (amount_cents > 0),
  fee_cents bigint not null check (fee_cents >= 0),
  returned_cents bigint not null check (returned_cents >= 0),
  released_at timestamptz(3) not null,
  due_at timestamptz(3) not null check (due_at > released_at),
  status text not null default 'pending' check (status in ('pending', 'paid')),
  paid_at timestamptz(3),
  check ((status = 'paid') = (paid_at is not null)),
  -- Nine tenths and more of what leaves for solver and platform are the solver's.
  check (fee_cents * 9 <= amount_cents),
  foreign key (issue_id, proposal_id) references proposal (issue_id, id),
  foreign key (issue_id, decision_id) references release_decision (issue_id, id)
);
create index payout_due on payout (due_at) where status = 'pending';
create index payout_solver on payout (solver_id);

create table rating (
  issue_id uuid not null references issue,
  user_id uuid not null references app_user,
  solver_id uuid not null references app_user,
  stars smallint not null check (stars between 1 and 5),
  comment text not null default '' check (char_length(comment) <= 2000),
  created_at timestamptz(3) not null,
  primary key (issue_id, user_id)
);
create index rating_solver on rating (solver_id);

create table trust_event (
  id bigint generated always as identity primary key,
  user_id uuid not null references app_user,
  event text not null check (event in
    ('agreed', 'disagreed', 'solution_completed', 'finally_rejected', 'account_flag_upheld')),
  issue_id uuid references issue,
  proof_id uuid references proof,
  created_at timestamptz(3) not null
);
create index trust_event_user on trust_event (user_id, id);
-- One effect per person and proof.
create unique index trust_event_once on trust_event (proof_id, user_id) where proof_id is not null;

alter table release_decision add column proof_id uuid;
alter table release_decision add constraint release_decision_proof
  foreign key (issue_id, proof_id) references proof (issue_id, id);
-- An issue is paid out once, by one decision, in one movement.
create unique index release_decision_once on release_decision (issue_id);
create unique index ledger_transaction_decision on ledger_transaction (decision_id);
${verificationGuards}`;

/** Proofs with everything said and decided about them, and what is paid for them. */
export const Verification1763000000007 = sqlMigration({
  name: 'Verification1763000000007',
  up: ['set local statement_timeout = 0', sql],
  noWayBack: 'Decisions and audit entries refer to these tables',
});
