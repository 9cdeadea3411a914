import type { MigrationInterface, QueryRunner } from 'typeorm';

const sql = `
-- Since when another picture stands in the place of the one that was received.
alter table upload add column redacted_at timestamptz(3);

alter table moderation_case drop constraint moderation_case_choice_check;
alter table moderation_case add constraint moderation_case_choice_check check (choice in
  ('leave', 'hide_message', 'redact_photo', 'hide_issue', 'warn', 'restrict'));
`;

/** Photos that moderators have replaced for good. */
export class Redaction1763000000037 implements MigrationInterface {
  readonly name = 'Redaction1763000000037';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(sql);
  }

  async down(): Promise<void> {
    throw new Error('Which photos were replaced would be lost; restore a backup.');
  }
}
