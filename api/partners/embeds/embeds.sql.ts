import { ISSUE_JSON, LISTED_ISSUE } from '#api/issues/issueColumns.sql.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';
import type { Issue } from '#schema/issues/issue.ts';

/** A public issue, or the one that it was merged into; null: neither. */
export async function findEmbedded(
  database: Queryable,
  id: string,
  origin: string,
): Promise<Issue | null> {
  const [row] = await database.query<{ issue: Issue }>(
    `select ${ISSUE_JSON} as issue from issue asked
     join issue i on i.id = coalesce(asked.merged_into_id, asked.id)
     where asked.id = $2 and asked.deleted_at is null and not asked.is_hidden and ${LISTED_ISSUE}`,
    [origin, id],
  );
  return row?.issue ?? null;
}
