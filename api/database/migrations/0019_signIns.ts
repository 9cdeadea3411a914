import { sqlMigration } from './sqlMigration.ts';

/** What people are told of where they are signed in, and since when a session lasts. */
export const SignIns1763000000019 = sqlMigration({
  name: 'SignIns1763000000019',
  up: `
-- By its id a person names a sign-in of theirs: the hash is for nobody's eyes.
alter table session
  add column id uuid not null unique default gen_random_uuid(),
  -- Browser and system in words, for the person; empty: from before they were kept.
  add column device text not null default '' check (char_length(device) <= 80),
  add column created_at timestamptz(3) not null default now(),
  add column last_used_at timestamptz(3) not null default now();
`,
  noWayBack: 'The age of sessions is kept here',
});
