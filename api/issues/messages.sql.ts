import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import type { ChatMessageRow } from './issues.entities.ts';
import { profileSql, timeSql, type Queryable } from '#api/platform/fragments.sql.ts';
import type { ChatMessage } from '#schema/issues/chat.ts';
import { MESSAGES_PAGE_SIZE } from '#schema/limits.ts';

/** The caller locks the issue, so times only increase and paging by time skips no message. */
export async function insertMessage(
  tx: Transaction,
  message: Pick<ChatMessageRow, 'id' | 'issueId' | 'userId' | 'message'> & { writtenAt?: string },
): Promise<void> {
  const { id, issueId, userId, writtenAt } = message;
  const inserted = await tx.query(
    `insert into chat_message (id, issue_id, user_id, message, written_at, created_at)
     select $1, $2, $3, $4, $5, greatest($6::timestamptz, (
       select max(m.created_at) + interval '1 millisecond' from chat_message m where m.issue_id = $2
     ))
     on conflict (id) do nothing returning id`,
    [id, issueId, userId, message.message, writtenAt ?? null, tx.now],
  );
  if (inserted.length === 0) throw new Refusal('id_taken');
}

/** SQL for the message `m` of the person `u`; `profile`: SQL of their public profile. */
const messageSql = (profile: string) => `json_build_object(
  'id', m.id, 'issueId', m.issue_id, 'userId', m.user_id, 'userName', coalesce(u.username, ''),
  'userProfile', ${profile},
  'message', m.message, 'createdAt', ${timeSql('m.created_at')})`;

/** The latest messages in ascending order; `before` (ISO time) pages back. */
export async function listMessages(
  database: Queryable,
  issueId: string,
  before: string | undefined,
): Promise<string> {
  const [row] = await database.query<{ items: string }>(
    `select coalesce(json_agg(${messageSql(profileSql('u'))} order by m.created_at, m.id), '[]')::text as items
     from (
       select * from chat_message
       where issue_id = $1 and hidden_at is null and ($2::timestamptz is null or created_at < $2)
       order by created_at desc, id desc limit ${MESSAGES_PAGE_SIZE}
     ) m left join app_user u on u.id = m.user_id`,
    [issueId, before ?? null],
  );
  return row?.items ?? '[]';
}

export async function getMessage(database: Queryable, id: string): Promise<ChatMessage> {
  const [row] = await database.query<{ message: ChatMessage }>(
    `select ${messageSql('null')} as message
     from chat_message m left join app_user u on u.id = m.user_id where m.id = $1`,
    [id],
  );
  if (!row) throw new RangeError('The message has just been written and is not there');
  return row.message;
}
