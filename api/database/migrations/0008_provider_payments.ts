import { sqlMigration } from './sqlMigration.ts';

/** What payment providers know of our money: charges, refunds, payouts, accounts, messages. */
export const ProviderPayments1763000000008 = sqlMigration({
  name: 'ProviderPayments1763000000008',
  up: `
-- Real money that comes in or has to go out, written in the transaction that moves the books. Test
-- money leaves nothing here.
create table provider_payment (
  -- A charge shares its id with the pledge that it becomes, the order of a payout with the payout.
  id uuid primary key,
  kind text not null check (kind in ('charge', 'refund', 'payout')),
  provider text not null check (provider in ('sandbox', 'stripe')),
  issue_id uuid not null references issue,
  -- Who pays or is paid.
  user_id uuid not null references app_user,
  amount_cents bigint not null check (amount_cents > 0),
  -- Of which charge a refund gives something back.
  charge_id uuid references provider_payment,
  payout_id uuid unique references payout,
  -- What the provider calls the payment, refund or transfer.
  provider_id text,
  checkout_id text,
  checkout_url text,
  expires_at timestamptz(3),
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  -- Definite refusals so far; each begins a new idempotency key at the provider.
  round integer not null default 0 check (round >= 0),
  next_attempt_at timestamptz(3) not null,
  last_error text check (char_length(last_error) <= 500),
  created_at timestamptz(3) not null,
  settled_at timestamptz(3),
  check ((status = 'pending') = (settled_at is null)),
  check ((kind = 'refund') = (charge_id is not null)),
  check ((kind = 'payout') = (payout_id is not null)),
  check ((kind = 'charge') = (expires_at is not null))
);
create index provider_payment_due on provider_payment (next_attempt_at) where status = 'pending';
create index provider_payment_charge on provider_payment (charge_id) where charge_id is not null;
create index provider_payment_issue on provider_payment (issue_id);
create unique index provider_payment_known on provider_payment (provider_id)
  where provider_id is not null and provider <> 'sandbox';

-- No more goes back to a donor than came.
create function check_refund_total() returns trigger language plpgsql as $$
declare came bigint; gone bigint;
begin
  select amount_cents into came from provider_payment where id = new.charge_id for no key update;
  select coalesce(sum(amount_cents), 0) into gone from provider_payment
  where charge_id = new.charge_id and status <> 'failed';
  if gone + new.amount_cents > came then
    raise exception 'refunds of charge % exceed it', new.charge_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger refund_within_charge before insert on provider_payment
  for each row when (new.kind = 'refund') execute function check_refund_total();

-- Whoever releases money orders it out: by the provider that the money of the issue came from.
create function order_payout() returns trigger language plpgsql as $$
begin
  insert into provider_payment (id, kind, provider, issue_id, user_id, amount_cents, payout_id,
    next_attempt_at, created_at)
  values (new.id, 'payout', coalesce((select c.provider from provider_payment c
      where c.issue_id = new.issue_id and c.kind = 'charge' and c.status = 'succeeded' limit 1),
    'sandbox'), new.issue_id, new.solver_id, new.amount_cents, new.id, new.released_at,
    new.released_at);
  return null;
end $$;
create trigger payout_ordered after insert on payout
  for each row when (new.status = 'pending') execute function order_payout();

-- Messages of a provider that had their effect; each arrives at least once.
create table payment_event (
  id text primary key check (char_length(id) between 1 and 255),
  kind text not null,
  received_at timestamptz(3) not null
);

-- Where a solver's money goes.
create table payout_account (
  user_id uuid primary key references app_user,
  account_id text not null unique,
  is_ready boolean not null default false,
  created_at timestamptz(3) not null
);

alter table pledge drop constraint pledge_status_check, add constraint pledge_status_check
  check (status in ('held', 'withdrawn', 'refunded', 'spent', 'charged_back'));

-- A bank has taken a pledge back, on the wish of its donor.
alter table ledger_transaction drop constraint ledger_transaction_kind_check,
  add constraint ledger_transaction_kind_check
  check (kind in ('pledge', 'withdrawal', 'refund', 'release', 'chargeback'));
`,
  noWayBack: 'Payments at the provider refer to these rows',
});
