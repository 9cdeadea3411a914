import { timeSql, type Queryable } from '#api/platform/fragments.sql.ts';
import { MAILBOX_SHOWN } from '#schema/limits.ts';

export async function listMailbox(database: Queryable, userId: string): Promise<string> {
  const [row] = await database.query<{ items: string }>(
    `select coalesce(json_agg(json_build_object(
       'id', m.id, 'to', m.recipient, 'subject', m.subject, 'text', m.body,
       'sentAt', ${timeSql('m.sent_at')}
     ) order by m.sequence desc), '[]')::text as items
     from (
       select * from mailbox_mail
       where user_id = $1
       order by sequence desc limit ${MAILBOX_SHOWN}
     ) m`,
    [userId],
  );
  return row?.items ?? '[]';
}
