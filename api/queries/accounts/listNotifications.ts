import type { Queryable } from '#api/queries/queryable.ts';
import { timeSql } from '#api/queries/sqlJson.ts';
import { LIST_MAX } from '#schema/limits.ts';

/** A person's newest notifications as JSON text, at most 200. */
export async function listNotifications(database: Queryable, userId: string): Promise<string> {
  const [row] = await database.query<{ items: string }>(
    `SELECT coalesce(json_agg(json_build_object(
       'id', n.id, 'type', n.type, 'issueId', n.issue_id, 'read', n.read_at IS NOT NULL,
       'content', n.content, 'createdAt', ${timeSql('n.created_at')}
     ) ORDER BY n.created_at DESC, n.id DESC), '[]')::text AS items
     FROM (
       SELECT * FROM notification WHERE user_id = $1
       ORDER BY created_at DESC, id DESC LIMIT ${LIST_MAX}
     ) n`,
    [userId],
  );
  return row?.items ?? '[]';
}
