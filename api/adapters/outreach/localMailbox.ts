import type { DataSource } from 'typeorm';
import { daysAfter } from '#api/platform/instant.rules.ts';
import type { Mailer } from '#api/platform/ports.ts';
import { MAILBOX_DAYS, MAILBOX_MAX } from '#schema/limits.ts';

/**
 * Stores the newest 2,000 mails in the database instead of sending them. A repeated mail is stored
 * once.
 */
export function createLocalMailbox(database: DataSource, now: () => Date): Mailer {
  return {
    kind: 'local',
    async send({ id, userId, to, subject, text }) {
      await database.query(
        `insert into mailbox_mail (id, user_id, recipient, subject, body, sent_at)
         values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing`,
        [id, userId, to, subject, text, now()],
      );
      await database.query(
        `delete from mailbox_mail where sequence <= (
           select sequence from mailbox_mail order by sequence desc offset ${MAILBOX_MAX} limit 1
         )`,
      );
    },
    close: () => Promise.resolve(),
  };
}

/** These mails only show what would be sent: after 30 days nobody needs them, or the names in them. */
export async function forgetMailbox(database: DataSource, now: Date): Promise<void> {
  await database.query('delete from mailbox_mail where sent_at <= $1', [
    daysAfter(now, -MAILBOX_DAYS),
  ]);
}
