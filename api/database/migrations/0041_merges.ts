import { sqlMigration } from './sqlMigration.ts';

const issues = `
-- The report of the same problem at which this one goes on. What others go on at goes on nowhere else.
alter table issue add column merged_into_id uuid references issue;
alter table issue add constraint issue_merged check (merged_into_id is null
  or merged_into_id <> id and selected_proposal_id is null);
create index issue_merged_into on issue (merged_into_id) where merged_into_id is not null;

-- A trigger keeps it from now on: another expression for a generated column would write the table anew.
alter table issue alter column is_listed drop expression;
create function list_issue() returns trigger language plpgsql as $$
begin
  new.is_listed := new.deleted_at is null and not new.is_hidden and new.merged_into_id is null;
  return new;
end $$;
create trigger issue_listed before insert or update on issue
  for each row execute function list_issue();

-- That two reports are of the same problem, as one of the two reporters says and the other may agree.
create table merge_request (
  issue_id uuid not null references issue on delete cascade,
  into_id uuid not null references issue on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  asked_at timestamptz(3) not null,
  declined_at timestamptz(3),
  primary key (issue_id, into_id, user_id),
  check (issue_id <> into_id)
);
create index merge_request_person on merge_request (user_id, asked_at desc);
`;

const pledges = `
-- Where a moved pledge stood before, and as what number. It moves once: see issue.merged_into_id.
alter table pledge add column moved_from_id uuid references issue,
  add column moved_from_number integer,
  add constraint pledge_moved check ((moved_from_id is null) = (moved_from_number is null));

alter table ledger_transaction drop constraint ledger_transaction_kind_check,
  add constraint ledger_transaction_kind_check check (kind in ('pledge', 'withdrawal', 'refund',
    'release', 'chargeback', 'premium', 'premium_payment', 'premium_refund', 'move_out', 'move_in')),
  drop constraint ledger_transaction_of_pledge,
  add constraint ledger_transaction_of_pledge check (
    case when kind in ('pledge', 'withdrawal', 'chargeback', 'move_out', 'move_in')
      then pledge_id is not null else pledge_id is null or kind = 'refund' end);

-- A pledge only moves to where its issue goes on, and as whole as it was.
create function has_moved(t ledger_transaction) returns boolean language plpgsql stable as $$
begin
  return exists (select 1 from pledge p join issue f on f.id = p.moved_from_id
    where p.id = t.pledge_id and p.status = 'held' and f.merged_into_id = p.issue_id
      and p.amount_cents = (select abs(sum(e.amount_cents)) from ledger_entry e
        where e.transaction_id = t.id and e.account = 'escrow')
      and t.issue_id = case t.kind when 'move_out' then f.id else p.issue_id end);
end $$;

create or replace function is_whole(t ledger_transaction) returns boolean language plpgsql stable as $$
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
    when t.kind in ('move_out', 'move_in') then gone = 0 and has_moved(t)
    else gone = whole and stands = case t.kind when 'withdrawal' then 'withdrawn'
      when 'chargeback' then 'charged_back' when 'premium_payment' then 'paid'
      else 'refunded' end end;
end $$;
`;

/** Reports of the same problem that go on as one, and pledges that move there. */
export const Merges1763000000041 = sqlMigration({
  name: 'Merges1763000000041',
  up: ['set local statement_timeout = 0', issues, pledges],
  noWayBack: 'Pledges that moved would have no place',
});
