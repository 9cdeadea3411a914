import { sqlMigration } from './sqlMigration.ts';

/** Issues with their search text, change feed, photos, discussion and notices. */
export const Issues1763000000002 = sqlMigration({
  name: 'Issues1763000000002',
  up: `
create sequence issue_version;
-- Started, so that every version is greater than the last value seen before it was drawn.
select setval('issue_version', 1);

create table issue (
  id uuid primary key,
  title text not null check (char_length(title) between 1 and 120),
  description text not null check (char_length(description) between 1 and 5000),
  location text not null check (char_length(location) between 1 and 200),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  -- Morton key of the zoom-20 tile that holds the place.
  cell bigint not null check (cell >= 0 and cell < (1::bigint << 40)),
  area text,
  priority text not null check (priority in ('critical', 'high', 'medium', 'low')),
  category text not null check (category in ('infrastructure', 'environment', 'public_services',
    'safety', 'accessibility', 'community', 'other')),
  solution_criteria text not null check (char_length(solution_criteria) between 1 and 2000),
  due_date date,
  status text not null default 'reported'
    check (status in ('reported', 'funded', 'in_progress', 'completed')),
  verification_state text not null default 'none' check (verification_state in
    ('none', 'voting', 'waiting_release', 'jury', 'arbitration', 'rework')),
  is_frozen boolean not null default false,
  is_hidden boolean not null default false,
  funding_cents bigint not null default 0 check (funding_cents >= 0),
  pledge_count integer not null default 0 check (pledge_count >= 0),
  pledger_count integer not null default 0 check (pledger_count >= 0),
  proposal_count integer not null default 0 check (proposal_count >= 0),
  message_count integer not null default 0 check (message_count >= 0),
  selected_proposal_id uuid,
  reporter_id uuid references app_user on delete set null,
  -- When the person says it was written; the device's clock, a claim.
  written_at timestamptz(3),
  version bigint not null,
  -- The version of the last change to what the reporter wrote: 'updated_at' moves only with those.
  edited_version bigint not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  is_listed boolean not null generated always as (deleted_at is null and not is_hidden) stored,
  check (status = 'in_progress' or status = 'completed' or selected_proposal_id is null)
) with (fillfactor = 85);

create index issue_newest on issue (created_at desc, id desc) where is_listed;
create index issue_most_funded on issue (funding_cents desc, id desc) where is_listed;
create index issue_status_newest on issue (status, created_at desc, id desc) where is_listed;
create index issue_status_most_funded on issue (status, funding_cents desc, id desc) where is_listed;
create index issue_open_newest on issue (created_at desc, id desc)
  where is_listed and status in ('reported', 'funded');
create index issue_open_most_funded on issue (funding_cents desc, id desc)
  where is_listed and status in ('reported', 'funded');
create index issue_critical_newest on issue (created_at desc, id desc)
  where is_listed and priority = 'critical';
create index issue_critical_most_funded on issue (funding_cents desc, id desc)
  where is_listed and priority = 'critical';
create index issue_cell on issue (cell)
  include (id, latitude, longitude, status, priority, funding_cents) where is_listed;
create index issue_reporter on issue (reporter_id, created_at desc, id desc);
create unique index issue_change on issue (version);

-- Draws the next version. Once per transaction it first marks, by a lock, the last version seen
-- before: nothing newer than the lowest mark is certain to be complete.
create function number_issue_change() returns trigger language plpgsql as $$
declare seen bigint;
begin
  if coalesce(current_setting('trybe.change_mark', true), '') = '' then
    select last_value into seen from issue_version;
    perform pg_advisory_xact_lock_shared(771, (seen % 2147483648)::integer);
    perform set_config('trybe.change_mark', seen::text, true);
  end if;
  new.version := nextval('issue_version');
  if tg_op = 'INSERT' or new.updated_at is distinct from old.updated_at then
    new.edited_version := new.version;
  end if;
  return new;
end $$;
create trigger issue_numbered before insert or update on issue
  for each row execute function number_issue_change();

-- Every issue change up to this version is committed and visible to statements that start after
-- this one. Ask in a statement of its own.
create function issue_feed_bound() returns bigint language plpgsql volatile as $$
declare newest bigint; oldest_mark bigint;
begin
  select last_value into newest from issue_version;
  select min(objid::bigint) into oldest_mark from pg_locks
    where locktype = 'advisory' and classid = 771 and objsubid = 2
      and database = (select oid from pg_database where datname = current_database());
  return least(newest, coalesce(oldest_mark, newest));
end $$;

create table issue_search (
  issue_id uuid primary key references issue on delete cascade,
  -- Title, description and location, folded by the application and joined by U+001F.
  doc text not null
);
create index issue_search_doc on issue_search using gin (doc gin_trgm_ops);

create table upload (
  id uuid primary key,
  owner_id uuid not null references app_user on delete cascade,
  sha256 bytea not null check (octet_length(sha256) = 32),
  mime text not null check (mime in ('image/jpeg', 'image/png', 'image/webp')),
  bytes integer not null check (bytes > 0 and bytes < 5242880),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz(3) not null
);
create index upload_owner on upload (owner_id, created_at desc);
create index upload_content on upload (sha256);

create table issue_photo (
  issue_id uuid not null references issue on delete cascade,
  position smallint not null check (position between 0 and 4),
  upload_id uuid not null references upload,
  taken_at timestamptz(3),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  primary key (issue_id, position),
  unique (issue_id, upload_id)
);
create index issue_photo_upload on issue_photo (upload_id);

create table chat_message (
  id uuid primary key,
  issue_id uuid not null references issue on delete cascade,
  user_id uuid references app_user on delete set null,
  message text not null check (char_length(message) between 1 and 2000),
  written_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index chat_message_issue on chat_message (issue_id, created_at desc, id desc);
create index chat_message_user on chat_message (user_id);

create table notification (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  type text not null
    check (type in ('issue_update', 'proposal', 'pledge', 'vote', 'message', 'system')),
  issue_id uuid references issue on delete cascade,
  content text not null check (char_length(content) between 1 and 500),
  read_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index notification_user on notification (user_id, created_at desc, id desc);
create index notification_issue on notification (issue_id);
`,
  noWayBack: 'There is no way back from the first tables',
});
