import { sqlMigration } from './sqlMigration.ts';

/** What is to be deleted of pictures and videos, so that a crash in between forgets nothing. */
export const ForgottenFiles1763000000024 = sqlMigration({
  name: 'ForgottenFiles1763000000024',
  up: `
-- Files that nothing needs any more and that have to leave the file store.
create table forgotten_file (
  kind text not null check (kind in ('picture', 'original', 'video')),
  sha256 bytea not null check (octet_length(sha256) = 32),
  primary key (kind, sha256)
);

-- Gone from the file store: all of it, or what was received, with the place that the camera noted.
alter table upload add column erased_at timestamptz(3), add column original_erased_at timestamptz(3);
alter table video_upload add column erased_at timestamptz(3);
create index upload_age on upload (created_at);
create index video_upload_content on video_upload (sha256);
`,
  down: `drop index video_upload_content; drop index upload_age;
      alter table video_upload drop column erased_at;
      alter table upload drop column erased_at, drop column original_erased_at;
      drop table forgotten_file`,
});
