import { sqlMigration } from './sqlMigration.ts';

/** What a reporter changed and noted once money was pledged. */
export const Amendments1763000000047 = sqlMigration({
  name: 'Amendments1763000000047',
  up: `
set local statement_timeout = 0;

-- The criteria that an offer was made for: by them its work is judged, whatever was changed since.
alter table proposal add column solution_criteria text;
update proposal p set solution_criteria = i.solution_criteria from issue i where i.id = p.issue_id;
alter table proposal alter column solution_criteria set not null;

-- What became of a report after somebody had pledged: a change with both versions, or a note.
create table issue_amendment (
  id uuid primary key,
  issue_id uuid not null references issue,
  created_at timestamptz(3) not null,
  note text check (char_length(note) between 1 and 1000),
  fields jsonb not null,
  has_photos boolean not null default false,
  check (note is null or (fields = '[]' and not has_photos))
);
create index issue_amendment_order on issue_amendment (issue_id, created_at desc, id desc);

create table issue_amendment_photo (
  amendment_id uuid not null references issue_amendment,
  issue_id uuid not null references issue,
  side text not null check (side in ('from', 'to')),
  position smallint not null,
  upload_id uuid not null references upload,
  primary key (amendment_id, side, position)
);
create index issue_amendment_photo_issue on issue_amendment_photo (issue_id);
create index issue_amendment_photo_upload on issue_amendment_photo (upload_id);
`,
  noWayBack: 'Both versions of what was changed would be lost',
});
