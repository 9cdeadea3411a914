import type { Queryable } from '#api/queries/queryable.ts';
import { timeSql } from '#api/queries/sqlJson.ts';
import { LIST_MAX } from '#schema/limits.ts';

/** A person's newest notifications as JSON text, at most 200. */
export async function listNotifications(database: Queryable, userId: string): Promise<string> {
  const [row] = await database.query<{ items: string }>(
    `select coalesce(json_agg(json_build_object(
       'id', n.id, 'type', n.type, 'issueId', n.issue_id, 'read', n.read_at is not null,
       'content', n.content, 'createdAt', ${timeSql('n.created_at')}
     ) order by n.created_at desc, n.id desc), '[]')::text as items
     from (
       select * from notification where user_id = $1
       order by created_at desc, id desc limit ${LIST_MAX}
     ) n`,
    [userId],
  );
  return row?.items ?? '[]';
}
