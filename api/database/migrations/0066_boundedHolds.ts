import { sqlMigration } from './sqlMigration.ts';

/** How long hiding and freezing have stopped a case with a chosen proposal, and until when they may. */
export const BoundedHolds1763000000066 = sqlMigration({
  name: 'BoundedHolds1763000000066',
  up: `
set local statement_timeout = 0;

-- The public does not see it, and its case goes on for the people concerned.
alter table issue add column runs_hidden boolean not null default false;

create table case_hold (
  proposal_id uuid not null references selection,
  issue_id uuid not null references issue,
  kind text not null check (kind in ('hidden', 'frozen')),
  used_ms bigint not null check (used_ms >= 0),
  since timestamptz(3),
  ends_at timestamptz(3),
  primary key (proposal_id, kind),
  check ((since is null) = (ends_at is null))
);
create index case_hold_due on case_hold (ends_at) where ends_at is not null;

-- What is stopped on the day of the rule has its whole time from then.
insert into case_hold (proposal_id, issue_id, kind, used_ms, since, ends_at)
select i.selected_proposal_id, i.id, h.kind, 0, now(), now() + h.days * interval '1 day'
from issue i cross join (values ('hidden', 14), ('frozen', 30)) as h (kind, days)
where i.status = 'in_progress' and case h.kind when 'hidden' then i.is_hidden else i.is_frozen end;
`,
  noWayBack: 'Without it nothing would end these holds',
});
