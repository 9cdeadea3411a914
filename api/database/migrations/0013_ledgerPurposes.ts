import { sqlMigration } from './sqlMigration.ts';

const movements = `
-- Which transaction of the database wrote a movement: nothing can be added to it later.
alter table ledger_transaction add column made_in xid8;

create function mark_ledger_transaction() returns trigger language plpgsql as $$
begin
  new.made_in := pg_current_xact_id();
  return new;
end $$;
create trigger ledger_transaction_made before insert on ledger_transaction
  for each row execute function mark_ledger_transaction();

alter table ledger_transaction add constraint ledger_transaction_of_pledge check (
  case when kind in ('pledge', 'withdrawal', 'chargeback') then pledge_id is not null
    else pledge_id is null or kind = 'refund' end);
`;

const entries = `
-- Every kind of movement touches only the accounts that it is about, an operator's too: without this
-- a withdrawal could end with anybody.
create function check_ledger_entry() returns trigger language plpgsql as $$
declare t ledger_transaction; holds boolean;
begin
  select * into t from ledger_transaction where id = new.transaction_id;
  holds := t.made_in = pg_current_xact_id() and case new.account
    when 'escrow' then new.issue_id = t.issue_id
    when 'platform' then
      t.kind = case when new.amount_cents > 0 then 'release' else 'chargeback' end
    when 'solver' then new.amount_cents > 0 and case t.kind
      when 'release' then exists (select 1 from release_decision d join proof p on p.id = d.proof_id
        where d.id = t.decision_id and p.solver_id = new.user_id)
      when 'premium_payment' then exists (select 1 from premium_order o
        where o.id = t.premium_id and o.validator_id = new.user_id)
      else false end
    else case
      when t.pledge_id is not null then exists (select 1 from pledge p
        where p.id = t.pledge_id and p.issue_id = t.issue_id and p.user_id = new.user_id)
      when t.premium_id is not null then exists (select 1 from premium_order o
        where o.id = t.premium_id and o.issue_id = t.issue_id and o.payer_id = new.user_id)
      else t.kind in ('refund', 'release') and new.amount_cents > 0 end
    end;
  if holds is not true then
    raise exception 'ledger transaction % takes no such entry', new.transaction_id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger ledger_entry_allowed before insert on ledger_entry
  for each row execute function check_ledger_entry();
`;

const sums = `
-- A pledge or fee comes in whole and once, and leaves whole and once, when it is over.
create function is_whole(t ledger_transaction) returns boolean language plpgsql stable as $$
declare came numeric; gone numeric; whole bigint; stands text;
begin
  if t.pledge_id is not null then
    select amount_cents, status into whole, stands from pledge where id = t.pledge_id;
  else
    select fee_cents, status into whole, stands from premium_order where id = t.premium_id;
  end if;
  select coalesce(sum(e.amount_cents) filter (where m.kind in ('pledge', 'premium')), 0),
    coalesce(-sum(e.amount_cents) filter (where m.kind not in ('pledge', 'premium')), 0)
  into came, gone
  from (select id, kind from ledger_transaction where pledge_id = t.pledge_id
    union all select id, kind from ledger_transaction
    where t.premium_id is not null and issue_id = t.issue_id and premium_id = t.premium_id) m
  join ledger_entry e on e.transaction_id = m.id and e.account = 'escrow';
  return came = whole and case
    when t.kind in ('pledge', 'premium') then gone in (0, whole)
    else gone = whole and stands = case t.kind when 'withdrawal' then 'withdrawn'
      when 'chargeback' then 'charged_back' when 'premium_payment' then 'paid'
      else 'refunded' end end;
end $$;

-- The solver gets what was agreed, and nine tenths and more of what leaves for solver and platform.
create function is_agreed(t ledger_transaction) returns boolean language plpgsql stable as $$
begin
  return (select sum(e.amount_cents) filter (where e.account = 'solver') = min(o.compensation_cents)
    and coalesce(sum(e.amount_cents) filter (where e.account = 'platform'), 0) * 9
      <= min(o.compensation_cents)
  from ledger_entry e, release_decision d join proof p on p.id = d.proof_id
    join proposal o on o.id = p.proposal_id
  where e.transaction_id = t.id and d.id = t.decision_id);
end $$;

-- Nobody gets more out of an issue than they put in. What the platform bore is not of the issue.
create function is_own_money(t ledger_transaction, donor uuid) returns boolean
  language plpgsql stable as $$
begin
  return (select sum(e.amount_cents) <= 0
  from ledger_entry e join ledger_transaction m on m.id = e.transaction_id
  where e.user_id = donor and e.account = 'donor' and m.issue_id = t.issue_id
    and m.premium_id is null and not (m.kind = 'chargeback' and exists (
      select 1 from ledger_entry b where b.transaction_id = m.id and b.account = 'platform')));
end $$;

create function check_ledger_purpose() returns trigger language plpgsql as $$
declare t ledger_transaction; holds boolean;
begin
  select * into t from ledger_transaction where id = new.transaction_id;
  if t.pledge_id is not null or t.premium_id is not null then
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
create constraint trigger ledger_entry_purposeful after insert on ledger_entry
  deferrable initially deferred for each row execute function check_ledger_purpose();
`;

/** Ties what a movement of money is called to the accounts and sums that it moves. */
export const LedgerPurposes1763000000013 = sqlMigration({
  name: 'LedgerPurposes1763000000013',
  up: ['set local statement_timeout = 0', movements, entries, sums],
  noWayBack: 'Without these triggers money could leave undecided',
});
