import { neverTruncated } from './guards/tableGuards.ts';
import { sqlMigration } from './sqlMigration.ts';

/** Who is to become or to stop being an ambassador, in public before it takes effect. */
export const Appointments1763000000074 = sqlMigration({
  name: 'Appointments1763000000074',
  up: `
create table appointment (
  id uuid primary key,
  kind text not null check (kind in ('role', 'recovery')),
  user_id uuid not null references app_user,
  account_role text not null check (account_role in ('user', 'ambassador', 'operator')),
  is_validator boolean not null,
  by_id uuid not null references app_user,
  reason text not null check (char_length(reason) between 20 and 2000),
  announced_at timestamptz(3) not null,
  takes_effect_at timestamptz(3) not null check (takes_effect_at > announced_at),
  objected_by uuid references app_user,
  objection text check (char_length(objection) between 20 and 2000),
  objected_at timestamptz(3),
  confirmed_by uuid references app_user,
  confirmed_at timestamptz(3),
  outcome text check (outcome in ('effective', 'lapsed', 'replaced')),
  settled_at timestamptz(3),
  used_at timestamptz(3),
  check (num_nulls(objected_by, objection, objected_at) in (0, 3)),
  check (num_nulls(confirmed_by, confirmed_at) in (0, 2)),
  check (num_nulls(outcome, settled_at) in (0, 2)),
  check (confirmed_by is null or (objected_by is not null
    and confirmed_by not in (objected_by, user_id, by_id))),
  check (outcome is distinct from 'effective' or (settled_at >= takes_effect_at
    and (objected_by is null or confirmed_by is not null)))
);
create unique index appointment_pending on appointment (user_id, kind) where outcome is null;
create index appointment_person on appointment (user_id);
create index appointment_author on appointment (by_id);
create index appointment_due on appointment (takes_effect_at) where outcome is null;
${neverTruncated('appointment')}
`,
  noWayBack: 'What was announced in public is kept here',
});
