import { sqlMigration } from './sqlMigration.ts';

const guards = `
-- What a guard asks in one of several cases is asked in that case alone. In one expression for all of them the
-- plan for these very values is always cheaper than the one for any, so that it was made anew each time.
create or replace function check_ledger_entry() returns trigger language plpgsql as $$
declare t ledger_transaction; holds boolean;
begin
  select * into t from ledger_transaction where id = new.transaction_id;
  if t.made_in is distinct from pg_current_xact_id() then
    holds := false;
  elsif new.account = 'escrow' then
    holds := new.issue_id = t.issue_id;
  elsif new.account = 'platform' then
    holds := t.kind = case when new.amount_cents > 0 then 'release' else 'chargeback' end;
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

create or replace function is_whole(t ledger_transaction) returns boolean language plpgsql stable as $$
declare came numeric; gone numeric; whole bigint; stands text;
begin
  if t.pledge_id is not null then
    select amount_cents, status into whole, stands from pledge where id = t.pledge_id;
    select coalesce(sum(e.amount_cents) filter (where m.kind = 'pledge'), 0),
      coalesce(-sum(e.amount_cents) filter (where m.kind <> 'pledge'), 0)
    into came, gone
    from ledger_transaction m join ledger_entry e on e.transaction_id = m.id and e.account = 'escrow'
    where m.pledge_id = t.pledge_id;
  else
    select fee_cents, status into whole, stands from premium_order where id = t.premium_id;
    select coalesce(sum(e.amount_cents) filter (where m.kind = 'premium'), 0),
      coalesce(-sum(e.amount_cents) filter (where m.kind <> 'premium'), 0)
    into came, gone
    from ledger_transaction m join ledger_entry e on e.transaction_id = m.id and e.account = 'escrow'
    where m.issue_id = t.issue_id and m.premium_id = t.premium_id;
  end if;
  return came = whole and case
    when t.kind in ('pledge', 'premium') then gone in (0, whole)
    when t.kind in ('move_out', 'move_in') then gone = 0 and has_moved(t)
    else gone = whole and stands = case t.kind when 'withdrawal' then 'withdrawn'
      when 'chargeback' then 'charged_back' when 'premium_payment' then 'paid'
      else 'refunded' end end;
end $$;

create or replace function check_premium_report() returns trigger language plpgsql as $$
begin
  if new.kind = 'premium_payment' then
    if not exists (select 1 from premium_order
        where id = new.premium_id and issue_id = new.issue_id and report is not null) then
      raise exception 'premium order % has no report', new.premium_id
        using errcode = 'check_violation';
    end if;
  end if;
  return new;
end $$;
`;

/** Guards of the books whose plans the database keeps. */
export const PlansOfGuards1763000000062 = sqlMigration({
  name: 'PlansOfGuards1763000000062',
  up: ['set local statement_timeout = 0', guards],
  noWayBack: 'Without these triggers money could leave undecided',
});
