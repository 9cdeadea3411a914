import { sqlMigration } from './sqlMigration.ts';

/** Proposals, votes, pledges and the double-entry ledger. */
export const Money1763000000004 = sqlMigration({
  name: 'Money1763000000004',
  up: `
create table proposal (
  id uuid primary key,
  issue_id uuid not null references issue,
  solver_id uuid not null references app_user,
  title text not null check (char_length(title) between 1 and 120),
  description text not null check (char_length(description) between 1 and 5000),
  compensation_cents bigint not null check (compensation_cents between 100 and 100000000),
  estimated_days integer not null check (estimated_days between 1 and 730),
  status text not null default 'pending' check (status in ('pending', 'selected', 'not_selected',
    'withdrawn', 'expired', 'rejected', 'completed')),
  upvote_count integer not null default 0 check (upvote_count >= 0),
  downvote_count integer not null default 0 check (downvote_count >= 0),
  created_at timestamptz(3) not null,
  unique (issue_id, id)
);
create index proposal_issue on proposal (issue_id, created_at, id);
create index proposal_solver on proposal (solver_id, created_at desc, id desc);

-- The selected proposal is one for this very issue.
alter table issue add constraint issue_selected_proposal
  foreign key (id, selected_proposal_id) references proposal (issue_id, id);

create table vote (
  proposal_id uuid not null references proposal,
  user_id uuid not null references app_user,
  vote_type text not null check (vote_type in ('upvote', 'downvote')),
  created_at timestamptz(3) not null,
  primary key (proposal_id, user_id)
);
create index vote_user on vote (user_id, created_at desc);
create index vote_newest on vote (created_at desc, proposal_id);

create table pledge (
  id uuid primary key,
  issue_id uuid not null references issue,
  user_id uuid not null references app_user,
  amount_cents bigint not null check (amount_cents between 100 and 100000000),
  pledge_number integer not null check (pledge_number > 0),
  -- The solver's share in basis points, as promised when the pledge was made.
  solver_share_bp smallint not null default 9000 check (solver_share_bp between 9000 and 10000),
  status text not null default 'held' check (status in ('held', 'withdrawn', 'refunded', 'spent')),
  refund_due_at timestamptz(3),
  created_at timestamptz(3) not null,
  closed_at timestamptz(3),
  unique (issue_id, pledge_number),
  check ((status = 'held') = (closed_at is null))
);
create index pledge_issue on pledge (issue_id, created_at desc, id desc);
create index pledge_issue_user on pledge (issue_id, user_id);
create index pledge_user on pledge (user_id, created_at desc, id desc);
create index pledge_due on pledge (refund_due_at) where status = 'held';

create table release_decision (
  id uuid primary key,
  issue_id uuid not null references issue,
  kind text not null check (kind in ('acceptance', 'auto_release', 'verdict', 'ruling')),
  reason text not null check (char_length(reason) between 1 and 2000),
  decided_at timestamptz(3) not null,
  unique (issue_id, id)
);

create table ledger_transaction (
  id uuid primary key,
  issue_id uuid not null references issue,
  kind text not null check (kind in ('pledge', 'withdrawal', 'refund', 'release')),
  pledge_id uuid references pledge,
  decision_id uuid,
  created_at timestamptz(3) not null,
  -- Nobody, an operator included, pays out without a decision on record for this issue.
  check ((kind = 'release') = (decision_id is not null)),
  foreign key (issue_id, decision_id) references release_decision (issue_id, id)
);
create index ledger_transaction_issue on ledger_transaction (issue_id, created_at);
create index ledger_transaction_pledge on ledger_transaction (pledge_id);

-- A positive amount flows into the account.
create table ledger_entry (
  id bigint generated always as identity primary key,
  transaction_id uuid not null references ledger_transaction,
  account text not null check (account in ('escrow', 'donor', 'solver', 'platform')),
  issue_id uuid references issue,
  user_id uuid references app_user,
  amount_cents bigint not null check (amount_cents <> 0),
  check ((account = 'escrow') = (issue_id is not null)),
  check ((account in ('donor', 'solver')) = (user_id is not null))
);
create index ledger_entry_transaction on ledger_entry (transaction_id);
create index ledger_entry_issue on ledger_entry (issue_id) where issue_id is not null;
create index ledger_entry_user on ledger_entry (user_id) where user_id is not null;

create table escrow_balance (
  issue_id uuid primary key references issue,
  balance_cents bigint not null constraint escrow_not_negative check (balance_cents >= 0)
);

create function post_to_escrow() returns trigger language plpgsql as $$
begin
  if new.account = 'escrow' then
    insert into escrow_balance values (new.issue_id, 0) on conflict do nothing;
    update escrow_balance set balance_cents = balance_cents + new.amount_cents
    where issue_id = new.issue_id;
  end if;
  return null;
end $$;
create trigger ledger_entry_posted after insert on ledger_entry
  for each row execute function post_to_escrow();

create function check_ledger_balance() returns trigger language plpgsql as $$
declare checked uuid; total numeric; entries integer;
begin
  if tg_table_name = 'ledger_entry' then checked := new.transaction_id; else checked := new.id; end if;
  select coalesce(sum(amount_cents), 0), count(*) into total, entries
  from ledger_entry where transaction_id = checked;
  if total <> 0 or entries < 2 then
    raise exception 'ledger transaction % does not balance', checked using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_transaction_balanced after insert on ledger_transaction
  deferrable initially deferred for each row execute function check_ledger_balance();
create constraint trigger ledger_entry_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function check_ledger_balance();
`,
  noWayBack: 'There is no way back from the first tables',
});
