import type { Transaction } from '#api/database/transaction.ts';
import { lockQuota } from '#api/platform/lockQuota.sql.ts';

type Follow = { issueId: string; userId: string; isFollowing: boolean };

/** How many other issues the person has begun or ceased to follow since then. */
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

/** Keeps whether a person follows an issue; said again it changes nothing. */
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
