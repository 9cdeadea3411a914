import { VISIBLE_ISSUE } from '#api/platform/visibleIssue.sql.ts';
import { LISTED_ISSUE } from './issueColumns.sql.ts';
import type { Queryable } from '#api/platform/queryable.sql.ts';
import { timeSql } from '#api/platform/json.sql.ts';

type Preview = { title: string; description: string; photoId: string | null };

/** What a link to an issue shows: one row by its key. Null for a removed, hidden or unknown issue. */
export async function getIssuePreview(database: Queryable, id: string): Promise<Preview | null> {
  const [row] = await database.query<Preview>(
    `select i.title, left(i.description, 400) as description, (
       select p.upload_id from issue_photo p where p.issue_id = i.id order by p.position limit 1
     ) as "photoId"
     from issue i where i.id = $1 and ${VISIBLE_ISSUE}`,
    [id],
  );
  return row ?? null;
}

/** The newest issues that anybody may see, with the time of their last change (ISO 8601, UTC). */
export function listForSitemap(
  database: Queryable,
  limit: number,
): Promise<{ id: string; updatedAt: string }[]> {
  return database.query(
    `select i.id, ${timeSql('i.updated_at')} as "updatedAt" from issue i
     where ${LISTED_ISSUE} order by i.created_at desc, i.id desc limit $1`,
    [limit],
  );
}
