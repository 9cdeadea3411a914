import { ISSUE_JSON } from './issueColumns.sql.ts';
import { VISIBLE_ISSUE } from '#api/platform/visibleIssue.sql.ts';
import { pageJson, type PageRow } from '#api/platform/page.sql.ts';
import type { Queryable } from '#api/platform/queryable.sql.ts';
import { ISSUES_COUNT_CAP } from '#schema/limits.ts';

const FOLLOWED = `issue_follow f join issue i on i.id = f.issue_id
  where f.user_id = $2 and f.is_following and ${VISIBLE_ISSUE}`;

/** A page of the issues that a person follows as JSON text, the last one followed first. */
export async function listFollowedIssues(
  database: Queryable,
  { userId, origin }: { userId: string; origin: string },
  page: { page: number; pageSize: number },
): Promise<string> {
  const [row] = await database.query<PageRow>(
    `select
       (select count(*) from (select from ${FOLLOWED} limit ${ISSUES_COUNT_CAP + 1}) c) as total,
       coalesce((
         select json_agg(${ISSUE_JSON} order by m.told_at desc, i.id desc) from (
           select f.issue_id, f.told_at from ${FOLLOWED}
           order by f.told_at desc, f.issue_id desc limit $3 offset $4
         ) m join issue i on i.id = m.issue_id
       ), '[]')::text as items`,
    [origin, userId, page.pageSize, (page.page - 1) * page.pageSize],
  );
  return pageJson(row, page);
}
