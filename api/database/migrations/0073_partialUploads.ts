import { sqlMigration } from './sqlMigration.ts';

/** What has arrived of photos and videos, so that a line that breaks does not begin at zero. */
export const PartialUploads1763000000073 = sqlMigration({
  name: 'PartialUploads1763000000073',
  up: `
-- Bytes are here and not in the file store: a piece and its place count together or not at all,
-- whichever process received it.
create table partial_upload (
  id uuid primary key,
  user_id uuid not null references app_user,
  kind text not null check (kind in ('photo', 'video')),
  length integer not null check (length > 0),
  received integer not null default 0 check (received between 0 and length),
  touched_at timestamptz(3) not null
);
create index partial_upload_owner on partial_upload (user_id, touched_at);
create index partial_upload_age on partial_upload (touched_at);

create table upload_piece (
  upload_id uuid not null references partial_upload on delete cascade,
  at integer not null check (at >= 0),
  bytes bytea not null,
  primary key (upload_id, at)
);
-- Photos and videos are compressed already.
alter table upload_piece alter column bytes set storage external;
`,
  down: 'drop table upload_piece; drop table partial_upload',
});
