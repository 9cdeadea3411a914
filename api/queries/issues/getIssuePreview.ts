import { VISIBLE_ISSUE } from './issueSql.ts';
import type { Queryable } from '#api/queries/queryable.ts';
import { timeSql } from '#api/queries/sqlJson.ts';

type Preview = { title: string; description: string; photoId: string | null };

/** What a link to an issue shows: one row by its key. Null for a removed, hidden or unknown issue. */
export async function getIssuePreview(database: Queryable, id: string): Promise<Preview | null> {
  const [row] = await database.query<Preview>(
    `SELECT i.title, left(i.description, 400) AS description, (
       SELECT p.upload_id FROM issue_photo p WHERE p.issue_id = i.id ORDER BY p.position LIMIT 1
     ) AS "photoId"
     FROM issue i WHERE i.id = $1 AND ${VISIBLE_ISSUE}`,
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
    `SELECT i.id, ${timeSql('i.updated_at')} AS "updatedAt" FROM issue i
     WHERE ${VISIBLE_ISSUE} ORDER BY i.created_at DESC, i.id DESC LIMIT $1`,
    [limit],
  );
}
