import type { Queryable } from '#api/queries/queryable.ts';
import { timeSql } from '#api/queries/sqlJson.ts';
import type { ChatMessage } from '#schema/issues/chat.ts';
import { MESSAGES_PAGE_SIZE } from '#schema/limits.ts';

const MESSAGE_JSON = `json_build_object(
  'id', m.id, 'issueId', m.issue_id, 'userId', m.user_id, 'userName', coalesce(u.username, ''),
  'message', m.message, 'createdAt', ${timeSql('m.created_at')})`;

/** The newest messages of a discussion, oldest of them first; `before` (ISO time) pages back. */
export async function listMessages(
  database: Queryable,
  issueId: string,
  before: string | undefined,
): Promise<string> {
  const [row] = await database.query<{ items: string }>(
    `SELECT coalesce(json_agg(${MESSAGE_JSON} ORDER BY m.created_at, m.id), '[]')::text AS items
     FROM (
       SELECT * FROM chat_message
       WHERE issue_id = $1 AND ($2::timestamptz IS NULL OR created_at < $2)
       ORDER BY created_at DESC, id DESC LIMIT ${MESSAGES_PAGE_SIZE}
     ) m LEFT JOIN app_user u ON u.id = m.user_id`,
    [issueId, before ?? null],
  );
  return row?.items ?? '[]';
}

/** One message, as the answer to posting it. */
export async function getMessage(database: Queryable, id: string): Promise<ChatMessage> {
  const [row] = await database.query<{ message: ChatMessage }>(
    `SELECT ${MESSAGE_JSON} AS message
     FROM chat_message m LEFT JOIN app_user u ON u.id = m.user_id WHERE m.id = $1`,
    [id],
  );
  if (!row) throw new RangeError('The message has just been written and is not there');
  return row.message;
}
