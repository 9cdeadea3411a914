import { sqlMigration } from './sqlMigration.ts';

/** Areas that people follow, and what they follow summed up every day or week. */
export const Digests1763000000035 = sqlMigration({
  name: 'Digests1763000000035',
  up: `
set local statement_timeout = 0;

alter table notification drop constraint notification_type_check, add constraint notification_type_check
  check (type in ('issue_update', 'proposal', 'pledge', 'vote', 'message', 'system', 'digest'));
-- What a digest lists, for its mail.
alter table notification add column lines jsonb
  check (lines is null or type = 'digest' and jsonb_typeof(lines) = 'array');

-- Where somebody wants to hear of new reports. Known to them alone.
create table area_follow (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  radius_km smallint not null check (radius_km between 1 and 25),
  followed_at timestamptz(3) not null
);
create index area_follow_person on area_follow (user_id, followed_at desc, id);

-- How often a person wants to have summed up what they follow. No row: never.
create table digest_choice (
  user_id uuid primary key references app_user on delete cascade,
  frequency text not null check (frequency in ('off', 'daily', 'weekly')),
  follows_home boolean not null,
  -- The next one tells of what came after this, and is made at due_at. Both move on in the
  -- transaction that makes it, which is why each period is summed up once.
  since timestamptz(3) not null,
  due_at timestamptz(3) not null
);
create index digest_choice_due on digest_choice (due_at) where frequency <> 'off';
`,
  noWayBack: 'What people follow would be lost',
});
