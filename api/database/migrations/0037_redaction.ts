import { sqlMigration } from './sqlMigration.ts';

/** Photos that moderators have replaced for good. */
export const Redaction1763000000037 = sqlMigration({
  name: 'Redaction1763000000037',
  up: `
-- Since when another picture stands in the place of the one that was received.
alter table upload add column redacted_at timestamptz(3);

alter table moderation_case drop constraint moderation_case_choice_check;
alter table moderation_case add constraint moderation_case_choice_check check (choice in
  ('leave', 'hide_message', 'redact_photo', 'hide_issue', 'warn', 'restrict'));
`,
  noWayBack: 'Which photos were replaced would be lost',
});
