import type { DataSource } from 'typeorm';
import type { Mailer } from '#api/ports.ts';
import { MAILBOX_MAX } from '#schema/limits.ts';

/**
 * Keeps mails in the database instead of sending them, the newest 2,000. A mail that comes twice is
 * kept once.
 */
export function createLocalMailbox(database: DataSource, now: () => Date): Mailer {
  return {
    kind: 'local',
    async send({ id, to, subject, text }) {
      await database.query(
        `INSERT INTO mailbox_mail (id, recipient, subject, body, sent_at)
         VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO NOTHING`,
        [id, to, subject, text, now()],
      );
      await database.query(
        `DELETE FROM mailbox_mail WHERE sequence <= (
           SELECT sequence FROM mailbox_mail ORDER BY sequence DESC OFFSET ${MAILBOX_MAX} LIMIT 1
         )`,
      );
    },
    close: () => Promise.resolve(),
  };
}
