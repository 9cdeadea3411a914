import { sqlMigration } from './sqlMigration.ts';

/** What people report to moderators, and what becomes of it. */
export const Moderation1763000000036 = sqlMigration({
  name: 'Moderation1763000000036',
  up: `
set local statement_timeout = 0;

-- One thing that people reported, and what moderators decided about it. What was reported after a
-- decision is a case of its own.
create table moderation_case (
  id uuid primary key,
  kind text not null check (kind in ('issue', 'message', 'proposal', 'proof', 'profile')),
  -- Of the issue, message, proposal, proof or person.
  subject_id uuid not null,
  issue_id uuid references issue,
  author_id uuid references app_user,
  opened_at timestamptz(3) not null,
  choice text check (choice in ('leave', 'hide_message', 'hide_issue', 'warn', 'restrict')),
  reason text check (char_length(reason) between 20 and 2000),
  decided_by uuid references app_user,
  decided_at timestamptz(3),
  appeal_text text check (char_length(appeal_text) between 20 and 2000),
  appealed_at timestamptz(3),
  appeal_outcome text check (appeal_outcome in ('upheld', 'undone')),
  appeal_reason text check (char_length(appeal_reason) between 20 and 2000),
  appeal_by uuid references app_user,
  appeal_decided_at timestamptz(3),
  check ((kind = 'profile') = (issue_id is null)),
  check (num_nulls(choice, reason, decided_by, decided_at) in (0, 4)),
  check (appealed_at is null or choice <> 'leave'),
  check (num_nulls(appeal_outcome, appeal_reason, appeal_by, appeal_decided_at) in (0, 4)),
  check (appeal_by is null or appealed_at is not null),
  -- Nobody judges what they published, nor twice.
  check (decided_by <> author_id),
  check (appeal_by <> author_id and appeal_by <> decided_by)
);
create unique index moderation_case_open on moderation_case (kind, subject_id) where choice is null;
create index moderation_case_waiting on moderation_case (opened_at, id) where choice is null;
create index moderation_case_appealed on moderation_case (appealed_at, id)
  where appealed_at is not null and appeal_outcome is null;
create index moderation_case_decided on moderation_case (decided_at desc, id desc)
  where choice is not null;
create index moderation_case_author on moderation_case (author_id, decided_at desc);
create index moderation_case_subject on moderation_case (subject_id);
create index moderation_case_issue on moderation_case (issue_id);

-- Once per person and thing.
create table content_report (
  kind text not null,
  subject_id uuid not null,
  user_id uuid not null references app_user on delete cascade,
  case_id uuid not null references moderation_case,
  ground text not null
    check (ground in ('abuse', 'privacy', 'false', 'spam', 'unlawful', 'other')),
  text text not null check (char_length(text) <= 1000),
  reported_at timestamptz(3) not null,
  primary key (kind, subject_id, user_id)
);
create index content_report_case on content_report (case_id, reported_at desc);
create index content_report_person on content_report (user_id, reported_at desc);

alter table chat_message add column hidden_at timestamptz(3);
-- Until then the account neither reports issues, nor proposes, nor writes.
alter table app_user add column restricted_until timestamptz(3);

alter table notification drop constraint notification_type_check;
alter table notification add constraint notification_type_check check (type in
  ('issue_update', 'proposal', 'pledge', 'vote', 'message', 'system', 'digest', 'moderation'));
`,
  noWayBack: 'Decisions about people are kept here',
});
