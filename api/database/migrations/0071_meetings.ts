import { CROWD_MAX_PEOPLE, MEETING_DAYS } from '#schema/limits.ts';
import { sqlMigration } from './sqlMigration.ts';

/**
 * Who appears together is kept by pairs instead of being computed of all traces in the middle of a
 * decision, and a draw has people who are asked last.
 */
export const Meetings1763000000071 = sqlMigration({
  name: 'Meetings1763000000071',
  up: `
set local statement_timeout = 0;

create table account_meeting (
  one_id uuid not null references app_user on delete cascade,
  other_id uuid not null references app_user on delete cascade,
  days integer not null check (days >= 0),
  last_day date not null,
  expires_at timestamptz(3) not null,
  primary key (one_id, other_id),
  check (one_id < other_id)
);
create index account_meeting_other on account_meeting (other_id);
create index account_meeting_expiry on account_meeting (expires_at);
create index account_trace_slot on account_trace (expires_at) where kind = 'together';

-- Of today's traces those that say something by themselves; a day is as old as its trace.
insert into account_meeting (one_id, other_id, days, last_day, expires_at)
select one_id, other_id, count(*), max(day), max(expires_at) from (
  select a.user_id as one_id, b.user_id as other_id,
    (a.expires_at at time zone 'UTC')::date as day, max(a.expires_at) as expires_at
  from (
    select *, count(*) over (partition by digest) as people
    from account_trace where kind = 'together' and expires_at > now()
  ) a join account_trace b
    on b.kind = 'together' and b.digest = a.digest and b.user_id > a.user_id and b.expires_at > now()
  where a.people <= ${CROWD_MAX_PEOPLE}
  group by a.user_id, b.user_id, day
) met group by one_id, other_id having count(*) >= ${MEETING_DAYS};
delete from account_trace where kind = 'together';

alter table jury_candidate add column is_later boolean not null default false;

-- The demo's accounts are there to be tried by one person in one browser.
alter table app_user add column is_seeded boolean not null default false;
update app_user set is_seeded = true
where email like '%@demo.trybe.example' and email_proved_at = created_at;
delete from account_trace t using app_user u
where u.id = t.user_id and u.is_seeded and t.kind in ('device', 'push');
`,
  noWayBack: 'Traces of who appeared together are kept as pairs alone',
});
