import { sqlMigration } from './sqlMigration.ts';

/** What people show of themselves: a short text and a face. */
export const Profiles1763000000027 = sqlMigration({
  name: 'Profiles1763000000027',
  up: `
set local statement_timeout = 0;

-- What people say of themselves, beside the name that they go by.
alter table app_user
  add column about text check (char_length(about) <= 300),
  add column avatar_id uuid references upload on delete set null;
-- For who asks whose face a picture is, and for the deletion of pictures.
create index app_user_avatar on app_user (avatar_id) where avatar_id is not null;
`,
  noWayBack: 'What people wrote about themselves would be lost',
});
