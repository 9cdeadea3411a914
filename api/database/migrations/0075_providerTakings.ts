import { sqlMigration } from './sqlMigration.ts';

const rows = `
-- What left the escrow of a pledge at the provider's end; the rest of it stands.
alter table pledge add column taken_cents bigint not null default 0;
update pledge set taken_cents = amount_cents where status = 'charged_back';

create or replace function is_sound(r pledge) returns boolean language plpgsql immutable as $$
begin
  return r.amount_cents between 1 and 1000000000000
    and r.taken_cents between 0 and r.amount_cents
    and r.pledge_number > 0
    and r.solver_share_bp between 9000 and 10000
    and r.status in ('held', 'withdrawn', 'refunded', 'spent', 'charged_back')
    and (r.status <> 'held' or r.taken_cents < r.amount_cents)
    and (r.status = 'held') = (r.closed_at is null)
    and (r.moved_from_id is null) = (r.moved_from_number is null);
end $$;

create or replace function is_sound(r ledger_transaction) returns boolean language plpgsql immutable as $$
begin
  return r.kind in ('pledge', 'withdrawal', 'refund', 'release', 'chargeback', 'premium',
      'premium_payment', 'premium_refund', 'move_out', 'move_in', 'provider_refund', 'reinstated')
    and (r.kind = 'release') = (r.decision_id is not null)
    and (r.kind like 'premium%') = (r.premium_id is not null)
    and (r.ruling_id is null or r.kind = 'refund')
    and case when r.kind in ('pledge', 'withdrawal', 'chargeback', 'move_out', 'move_in',
        'provider_refund', 'reinstated')
      then r.pledge_id is not null else r.pledge_id is null or r.kind = 'refund' end;
end $$;

-- A refund or dispute that began at the provider, and where the books found its money.
create table provider_taking (
  -- What the provider calls it. Of a chargeback from before this table: that of its charge.
  id text primary key check (char_length(id) between 1 and 255),
  -- The charge; of test money the pledge.
  charge_id uuid not null,
  kind text not null check (kind in ('refund', 'dispute')),
  amount_cents bigint not null check (amount_cents > 0),
  state text not null check (state in ('taken', 'returned')),
  escrow_cents bigint not null default 0 check (escrow_cents >= 0),
  -- Due to the donor from us, and paid by the provider's doing.
  instead_cents bigint not null default 0 check (instead_cents >= 0),
  platform_cents bigint not null default 0 check (platform_cents >= 0),
  -- Returned to us, and sent on to the donor.
  donor_cents bigint not null default 0 check (donor_cents >= 0),
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null
);
create index provider_taking_charge on provider_taking (charge_id);

insert into provider_taking (id, charge_id, kind, amount_cents, state, escrow_cents, platform_cents,
  instead_cents, created_at, changed_at)
select p.id::text, p.id, 'dispute', greatest(s.escrow - s.sent + s.platform + s.instead, 1), 'taken',
  greatest(s.escrow - s.sent, 0), s.platform, s.instead, s.at, s.at
from pledge p join lateral (
  select min(t.created_at) as at,
    coalesce(-sum(e.amount_cents) filter (where e.account = 'escrow'), 0) as escrow,
    coalesce(-sum(e.amount_cents) filter (where e.account = 'platform'), 0) as platform,
    (select coalesce(sum(r.amount_cents), 0) from provider_payment r where r.charge_id = p.id
      and r.status <> 'failed' and p.status = 'charged_back') as sent,
    (select coalesce(sum(r.amount_cents), 0) from provider_payment r where r.charge_id = p.id
      and r.status = 'failed' and r.last_error = 'disputed') as instead
  from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
  where t.pledge_id = p.id and t.kind = 'chargeback') s on s.at is not null;
`;

const guards = `
create or replace function check_ledger_entry() returns trigger language plpgsql as $$
declare t ledger_transaction; holds boolean;
begin
  select * into t from ledger_transaction where id = new.transaction_id;
  if t.made_in is distinct from pg_current_xact_id() then
    holds := false;
  elsif new.account = 'escrow' then
    holds := new.issue_id = t.issue_id;
  elsif new.account = 'platform' and new.amount_cents > 0 then
    holds := t.kind in ('release', 'reinstated');
  elsif new.account = 'platform' then
    holds := t.kind in ('chargeback', 'provider_refund');
  elsif new.account = 'solver' and t.kind = 'release' then
    holds := new.amount_cents > 0 and exists (select 1 from release_decision d
      join proof p on p.id = d.proof_id where d.id = t.decision_id and p.solver_id = new.user_id);
  elsif new.account = 'solver' and t.kind = 'premium_payment' then
    holds := new.amount_cents > 0 and exists (select 1 from premium_order o
      where o.id = t.premium_id and o.validator_id = new.user_id);
  elsif new.account = 'solver' then
    holds := false;
  elsif t.pledge_id is not null then
    holds := exists (select 1 from pledge p
      where p.id = t.pledge_id and p.issue_id = t.issue_id and p.user_id = new.user_id);
  elsif t.premium_id is not null then
    holds := exists (select 1 from premium_order o
      where o.id = t.premium_id and o.issue_id = t.issue_id and o.payer_id = new.user_id);
  else
    holds := t.kind in ('refund', 'release') and new.amount_cents > 0;
  end if;
  if holds is not true then
    raise exception 'ledger transaction % takes no such entry', new.transaction_id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace function has_moved(t ledger_transaction) returns boolean language plpgsql stable as $$
begin
  return exists (select 1 from pledge p join issue f on f.id = p.moved_from_id
    where p.id = t.pledge_id and p.status = 'held' and f.merged_into_id = p.issue_id
      and p.amount_cents - p.taken_cents = (select abs(sum(e.amount_cents)) from ledger_entry e
        where e.transaction_id = t.id and e.account = 'escrow')
      and t.issue_id = case t.kind when 'move_out' then f.id else p.issue_id end);
end $$;

-- A pledge comes in whole and once. What the provider takes or puts back leaves as much as the pledge says;
-- the rest leaves whole and once, when it is over.
create or replace function is_whole(t ledger_transaction) returns boolean language plpgsql stable as $$
declare came numeric; gone numeric; whole bigint; taken bigint; stands text;
begin
  if t.pledge_id is not null then
    select amount_cents, taken_cents, status into whole, taken, stands from pledge
    where id = t.pledge_id;
    select coalesce(sum(e.amount_cents) filter (where m.kind = 'pledge'), 0),
      coalesce(-sum(e.amount_cents) filter (where m.kind <> 'pledge'), 0)
    into came, gone
    from ledger_transaction m join ledger_entry e on e.transaction_id = m.id and e.account = 'escrow'
    where m.pledge_id = t.pledge_id;
  else
    select fee_cents, 0, status into whole, taken, stands from premium_order where id = t.premium_id;
    select coalesce(sum(e.amount_cents) filter (where m.kind = 'premium'), 0),
      coalesce(-sum(e.amount_cents) filter (where m.kind <> 'premium'), 0)
    into came, gone
    from ledger_transaction m join ledger_entry e on e.transaction_id = m.id and e.account = 'escrow'
    where m.issue_id = t.issue_id and m.premium_id = t.premium_id;
  end if;
  return came = whole and case
    when t.kind in ('pledge', 'premium') then gone in (0, taken, whole)
    when t.kind in ('move_out', 'move_in') then gone = taken and has_moved(t)
    when t.kind in ('chargeback', 'provider_refund', 'reinstated') then
      gone = case when stands in ('withdrawn', 'refunded') then whole
        when stands = 'charged_back' then whole else taken end
    else gone = whole and stands = case t.kind when 'withdrawal' then 'withdrawn'
      when 'premium_payment' then 'paid' else 'refunded' end end;
end $$;

-- Nobody gets more out of an issue than they put in. What the platform bore is not of the issue.
create or replace function is_own_money(t ledger_transaction, donor uuid) returns boolean
  language plpgsql stable as $$
begin
  return (select sum(e.amount_cents) <= 0
  from ledger_entry e join ledger_transaction m on m.id = e.transaction_id
  where e.user_id = donor and e.account = 'donor' and m.issue_id = t.issue_id
    and m.premium_id is null and not (m.kind in ('chargeback', 'provider_refund', 'reinstated')
      and exists (select 1 from ledger_entry b
        where b.transaction_id = m.id and b.account = 'platform')));
end $$;

-- Of a pledge the platform gets back no more than it bore.
create function is_borne(t ledger_transaction) returns boolean language plpgsql stable as $$
begin
  return (select sum(e.amount_cents) <= 0
  from ledger_transaction m join ledger_entry e on e.transaction_id = m.id and e.account = 'platform'
  where m.pledge_id = t.pledge_id);
end $$;

create or replace function check_ledger_purpose() returns trigger language plpgsql as $$
declare t ledger_transaction; holds boolean;
begin
  select * into t from ledger_transaction where id = new.transaction_id;
  if t.pledge_id is not null and new.account = 'platform' then
    holds := is_borne(t);
  elsif t.pledge_id is not null or t.premium_id is not null then
    holds := new.account <> 'escrow' or is_whole(t);
  elsif new.account = 'donor' then
    holds := is_own_money(t, new.user_id);
  elsif new.account in ('solver', 'platform') then
    holds := is_agreed(t);
  else
    holds := true;
  end if;
  if holds is not true then
    raise exception 'ledger transaction % moves other money than it is for', t.id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
`;

/** Refunds and disputes that begin at the provider, of a pledge or a part of one, and what is put back. */
export const ProviderTakings1763000000075 = sqlMigration({
  name: 'ProviderTakings1763000000075',
  up: ['set local statement_timeout = 0', rows, guards],
  noWayBack: 'The provider has moved this money',
});
