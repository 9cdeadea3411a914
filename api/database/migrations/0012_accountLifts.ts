import { sqlMigration } from './sqlMigration.ts';
import { appendOnly, neverTruncated } from './guards/tableGuards.ts';

/** How a frozen account takes part again. */
export const AccountLifts1763000000012 = sqlMigration({
  name: 'AccountLifts1763000000012',
  up: `
-- The freeze that followed from a report on an account was taken off again, by whom and why.
create table account_lift (
  flag_id uuid primary key references account_flag,
  by_id uuid not null references app_user,
  reason text not null check (char_length(reason) between 20 and 2000),
  lifted_at timestamptz(3) not null
);
create index account_lift_author on account_lift (by_id);
${appendOnly('account_lift')}
${neverTruncated('account_lift')}

-- Only of a report that was upheld, and nobody lifts their own.
create function check_account_lift() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from account_flag f where f.id = new.flag_id
      and f.settled = 'upheld' and f.user_id <> new.by_id) then
    raise exception 'lift of flag % has no basis', new.flag_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger account_lift_founded before insert on account_lift
  for each row execute function check_account_lift();
`,
  noWayBack: 'Decisions about people are kept here',
});
