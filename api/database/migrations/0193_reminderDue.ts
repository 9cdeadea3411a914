import { sqlMigration } from './sqlMigration.ts';

/** Which reminders are due is asked every five seconds, and read all work under way each time. */
export const ReminderDue1763000000193 = sqlMigration({
  name: 'ReminderDue1763000000193',
  up: 'create index selection_reminder on selection (reminder_at) where ended_at is null and reminded_at is null',
  down: 'drop index selection_reminder',
});
