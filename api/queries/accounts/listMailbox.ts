import type { Queryable } from '#api/queries/queryable.ts';
import { timeSql } from '#api/queries/sqlJson.ts';
import { MAILBOX_SHOWN } from '#schema/limits.ts';

/** The newest mails of the local mailbox to a person's own address, as JSON text. */
export async function listMailbox(database: Queryable, userId: string): Promise<string> {
  const [row] = await database.query<{ items: string }>(
    `SELECT coalesce(json_agg(json_build_object(
       'id', m.id, 'to', m.recipient, 'subject', m.subject, 'text', m.body,
       'sentAt', ${timeSql('m.sent_at')}
     ) ORDER BY m.sequence DESC), '[]')::text AS items
     FROM (
       SELECT * FROM mailbox_mail
       WHERE lower(recipient) = (SELECT lower(email) FROM app_user WHERE id = $1)
       ORDER BY sequence DESC LIMIT ${MAILBOX_SHOWN}
     ) m`,
    [userId],
  );
  return row?.items ?? '[]';
}
