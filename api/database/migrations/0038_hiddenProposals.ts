import { sqlMigration } from './sqlMigration.ts';

/** Proposals whose words are hidden, and news of the queue. */
export const HiddenProposals1763000000038 = sqlMigration({
  name: 'HiddenProposals1763000000038',
  up: `
-- Since when a sentence stands in the place of its words; sum, time and votes stay as they are.
alter table proposal add column hidden_at timestamptz(3);

alter table moderation_case drop constraint moderation_case_choice_check;
alter table moderation_case add constraint moderation_case_choice_check check (choice in
  ('leave', 'hide_message', 'hide_proposal', 'redact_photo', 'hide_issue', 'warn', 'restrict'));

-- Reports by which moderators were told that their queue grows: one within an hour.
alter table content_report add column is_told boolean not null default false;
create index content_report_told on content_report (reported_at) where is_told;
`,
  noWayBack: 'Which proposals are hidden would be lost',
});
