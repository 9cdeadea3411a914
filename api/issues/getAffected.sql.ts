import type { Queryable } from '#api/platform/queryable.sql.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';

/** How many people an issue affects. */
export async function getAffected(
  database: Queryable,
  id: string,
): Promise<{ id: string; affectedCount: number }> {
  const [row] = await database.query<{ id: string; affectedCount: number }>(
    'select id, affected_count as "affectedCount" from issue where id = $1',
    [id],
  );
  if (!row) throw new Refusal('issue_not_found');
  return row;
}
