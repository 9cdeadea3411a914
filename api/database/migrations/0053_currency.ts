import { sqlMigration } from './sqlMigration.ts';

/** One currency of the books, kept on each account, and limits that an installation sets. */
export const Currency1763000000053 = sqlMigration({
  name: 'Currency1763000000053',
  up: `
-- The one currency of the books: its ISO 4217 code and what its smallest unit is worth. Every account
-- refers to it, so that nobody changes it once money was booked.
create table book_currency (
  code text primary key check (code ~ '^[A-Z]{3}$'),
  unit numeric not null check (unit in (1, 0.01, 0.001)),
  is_only boolean not null default true unique check (is_only)
);
insert into book_currency (code, unit) values ('USD', 0.01);

create function book_currency_code() returns text language sql stable
  as 'select code from book_currency';

alter table escrow_balance add column currency text not null default 'USD'
  references book_currency (code) on update restrict;
alter table escrow_balance alter column currency set default book_currency_code();

alter table ledger_entry add column currency text not null default 'USD';
alter table ledger_entry alter column currency set default book_currency_code();

-- What is still to come or go is an amount of the currency as well.
alter table provider_payment add column currency text not null default 'USD'
  references book_currency (code) on update restrict;
alter table provider_payment alter column currency set default book_currency_code();
alter table proposal add column currency text not null default 'USD'
  references book_currency (code) on update restrict;
alter table proposal alter column currency set default book_currency_code();

create or replace function post_to_escrow() returns trigger language plpgsql as $$
begin
  if new.account = 'escrow' then
    insert into escrow_balance (issue_id, balance_cents, currency)
    values (new.issue_id, 0, new.currency) on conflict do nothing;
    update escrow_balance set balance_cents = balance_cents + new.amount_cents
    where issue_id = new.issue_id and currency = new.currency;
    if not found then
      raise exception 'the escrow of issue % is in another currency than %', new.issue_id,
        new.currency using errcode = 'check_violation';
    end if;
  end if;
  return null;
end $$;

create or replace function check_ledger_balance() returns trigger language plpgsql as $$
declare checked uuid; total numeric; entries integer; currencies integer;
begin
  if tg_table_name = 'ledger_entry' then checked := new.transaction_id; else checked := new.id; end if;
  select coalesce(sum(amount_cents), 0), count(*), count(distinct currency)
  into total, entries, currencies
  from ledger_entry where transaction_id = checked;
  if total <> 0 or entries < 2 or currencies <> 1 then
    raise exception 'ledger transaction % does not balance', checked using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- The limits of amounts are those of the installation now; the books only keep them in their range.
alter table proposal drop constraint proposal_compensation_cents_check,
  add constraint proposal_compensation_cents_check
  check (compensation_cents between 1 and 1000000000000);
alter table pledge drop constraint pledge_amount_cents_check,
  add constraint pledge_amount_cents_check check (amount_cents between 1 and 1000000000000);
alter table premium_order drop constraint premium_order_fee_cents_check,
  add constraint premium_order_fee_cents_check check (fee_cents between 1 and 1000000000000);
`,
  noWayBack: 'Books may be in another currency by now',
});
