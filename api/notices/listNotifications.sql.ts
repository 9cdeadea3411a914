import { storedNoticeText, type StoredNotice } from './noticeContent.rules.ts';
import type { Queryable } from '#api/platform/queryable.sql.ts';
import { timeSql } from '#api/platform/json.sql.ts';
import type { Language } from '#schema/languages/languages.ts';
import { LIST_MAX } from '#schema/limits.ts';
import type { Notification } from '#schema/people/notification.ts';

type Stored = Notification & StoredNotice;

/** A person's newest notifications in a language, at most 200. */
export async function listNotifications(
  database: Queryable,
  userId: string,
  language: Language,
): Promise<Notification[]> {
  const [row] = await database.query<{ items: Stored[] }>(
    `select coalesce(json_agg(json_build_object(
       'id', n.id, 'type', n.type, 'issueId', n.issue_id, 'read', n.read_at is not null,
       'content', n.content, 'kind', n.kind, 'params', n.params, 'createdAt', ${timeSql('n.created_at')}
     ) order by n.created_at desc, n.id desc), '[]') as items
     from (
       select * from notification where user_id = $1
       order by created_at desc, id desc limit ${LIST_MAX}
     ) n`,
    [userId],
  );
  return (row?.items ?? []).map(({ kind, params, content, ...notification }) => ({
    ...notification,
    content: storedNoticeText({ kind, params, content }, language),
  }));
}
