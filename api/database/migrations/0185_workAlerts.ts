import { sqlMigration } from './sqlMigration.ts';

/** What solvers want to hear of: work that waits for somebody near a place. */
export const WorkAlerts1763000000185 = sqlMigration({
  name: 'WorkAlerts1763000000185',
  up: `
-- Known to their person alone.
create table work_alert (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  radius_km smallint not null check (radius_km between 1 and 25),
  -- Null: any.
  category text,
  min_cents bigint not null check (min_cents >= 0),
  made_at timestamptz(3) not null,
  due_at timestamptz(3) not null
);
create index work_alert_person on work_alert (user_id, made_at desc, id);
create index work_alert_due on work_alert (due_at, id);

-- Each issue is news once, whatever the alert.
create table work_told (
  user_id uuid not null references app_user on delete cascade,
  issue_id uuid not null references issue on delete cascade,
  primary key (user_id, issue_id)
);
`,
  down: 'drop table work_told; drop table work_alert',
});
