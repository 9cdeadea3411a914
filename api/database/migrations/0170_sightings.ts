import { sqlMigration } from './sqlMigration.ts';

/** What people at the place of an issue find there. */
export const Sightings1763000000170 = sqlMigration({
  name: 'Sightings1763000000170',
  up: `
-- The last word of each person, without a position.
create table issue_sighting (
  issue_id uuid not null references issue on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  is_fixed boolean not null,
  -- By the device's clock: it may have waited for a connection.
  seen_at timestamptz(3) not null,
  told_at timestamptz(3) not null,
  primary key (issue_id, user_id)
);
create index issue_sighting_person on issue_sighting (user_id, told_at desc);

-- When enough people last found an issue fixed, and what its reporter said to that.
create table fixed_claim (
  issue_id uuid primary key references issue on delete cascade,
  claimed_at timestamptz(3) not null,
  is_fixed boolean
);
`,
  down: 'drop table fixed_claim; drop table issue_sighting',
});
