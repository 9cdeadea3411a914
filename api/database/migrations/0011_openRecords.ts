import { sqlMigration } from './sqlMigration.ts';
import { appendOnly, neverTruncated } from './guards/tableGuards.ts';

const kept = ['audit_publication', 'audit_publication_head'];

/** The daily heads of the records, figures of the whole ledger, and paid reports. */
export const OpenRecords1763000000011 = sqlMigration({
  name: 'OpenRecords1763000000011',
  up: `
set local statement_timeout = 0;

-- The end of every issue's record, once a day. Whoever kept a root can prove a later change.
create table audit_publication (
  day date primary key,
  published_at timestamptz(3) not null,
  issue_count integer not null check (issue_count >= 0),
  root bytea not null check (octet_length(root) = 32)
);

-- Only what moved since the day before: the head of a day is the last one up to that day.
create table audit_publication_head (
  issue_id uuid not null,
  day date not null references audit_publication,
  sequence integer not null check (sequence > 0),
  hash bytea not null check (octet_length(hash) = 32),
  primary key (issue_id, day)
);
${appendOnly(...kept)}
${neverTruncated(...kept)}

-- What left the escrows and what moved lately, without reading the whole ledger.
create index ledger_entry_earned on ledger_entry (account) include (amount_cents)
  where account in ('solver', 'platform');
create index ledger_entry_returned on ledger_entry (account) include (amount_cents)
  where account = 'donor' and amount_cents > 0;
create index ledger_transaction_newest on ledger_transaction (created_at);
create index issue_disputed on issue (id) where verification_state in ('jury', 'arbitration');
create index proof_decided on proof (decided_at) where is_final;
create index trust_event_newest on trust_event (created_at) where event in ('agreed', 'disagreed');

-- A report that somebody pays an independent validator for.
create table premium_order (
  id uuid primary key,
  issue_id uuid not null references issue,
  payer_id uuid not null references app_user,
  validator_id uuid not null references app_user,
  fee_cents bigint not null check (fee_cents between 500 and 100000000),
  status text not null default 'awaiting' check (status in ('awaiting', 'paid', 'refunded')),
  ordered_at timestamptz(3) not null,
  proof_id uuid references proof,
  report text check (char_length(report) between 1 and 5000),
  delivered_at timestamptz(3),
  settled_at timestamptz(3),
  check ((status = 'awaiting') = (settled_at is null)),
  check ((report is null) = (delivered_at is null) and (report is null) = (proof_id is null)),
  check (status <> 'paid' or report is not null)
);
create index premium_order_issue on premium_order (issue_id, ordered_at, id);
create unique index premium_order_awaiting on premium_order (issue_id, validator_id)
  where status = 'awaiting';

alter table ledger_transaction add column premium_id uuid references premium_order;
alter table ledger_transaction drop constraint ledger_transaction_kind_check;
alter table ledger_transaction add constraint ledger_transaction_kind_check check (kind in
  ('pledge', 'withdrawal', 'refund', 'release', 'chargeback', 'premium', 'premium_payment',
  'premium_refund'));
alter table ledger_transaction add check ((kind like 'premium%') = (premium_id is not null));
-- A fee comes in once, and leaves once: to the validator or back.
create unique index ledger_premium_in on ledger_transaction (premium_id) where kind = 'premium';
create unique index ledger_premium_out on ledger_transaction (premium_id)
  where kind in ('premium_payment', 'premium_refund');

-- Nobody pays for a report that is not there, an operator included.
create function check_premium_report() returns trigger language plpgsql as $$
begin
  if new.kind = 'premium_payment' and not exists (select 1 from premium_order
      where id = new.premium_id and issue_id = new.issue_id and report is not null) then
    raise exception 'premium order % has no report', new.premium_id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger ledger_premium_paid before insert on ledger_transaction
  for each row execute function check_premium_report();
`,
  noWayBack: 'Audit heads and fees in escrow are kept here',
});
