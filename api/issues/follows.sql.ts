import type { Transaction } from '#api/database/transaction.ts';
import { lockQuota } from '#api/database/lockQuota.ts';
import { ISSUE_JSON } from './issueColumns.sql.ts';
import {
  isReadableSql,
  pageJson,
  type PageRow,
  type Queryable,
} from '#api/platform/fragments.sql.ts';
import { ISSUES_COUNT_CAP } from '#schema/limits.ts';

type Follow = { issueId: string; userId: string; isFollowing: boolean };

export async function countFollowed(
  tx: Transaction,
  { userId, butFor, since }: { userId: string; butFor: string; since: Date },
): Promise<number> {
  await lockQuota(tx, 'follows', userId);
  const [row] = await tx.query<{ told: number }>(
    `select count(*)::integer as told from issue_follow
     where user_id = $1 and told_at > $2 and issue_id <> $3`,
    [userId, since, butFor],
  );
  return row?.told ?? 0;
}

/** Idempotent. */
export async function saveFollow(
  tx: Transaction,
  { issueId, userId, isFollowing }: Follow,
): Promise<void> {
  await tx.query(
    `insert into issue_follow as known (issue_id, user_id, is_following, told_at)
     select $1, $2, $3, $4
     where $3 or exists (select from issue_follow where issue_id = $1 and user_id = $2)
     on conflict (issue_id, user_id) do update
       set is_following = excluded.is_following, told_at = excluded.told_at
       where known.is_following <> excluded.is_following`,
    [issueId, userId, isFollowing, tx.now],
  );
}

const FOLLOWED = `issue_follow f join issue i on i.id = f.issue_id
  where f.user_id = $2 and f.is_following and ${isReadableSql('$2')}`;

/** As JSON text, latest follow first. */
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
