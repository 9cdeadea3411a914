import type { Transaction } from '#api/database/transaction.ts';
import { lockQuota } from '#api/database/lockQuota.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';
import { saveConfirmed } from './sightings/confirmed.sql.ts';
import { Refusal } from '#api/platform/access.rules.ts';

type Told = { issueId: string; userId: string; isAffected: boolean };

/** Other issues for which the person has set or cleared "affects me" since `since`. */
export async function countRecentAffected(
  tx: Transaction,
  { userId, butFor, since }: { userId: string; butFor: string; since: Date },
): Promise<number> {
  await lockQuota(tx, 'affected', userId);
  const [row] = await tx.query<{ told: number }>(
    `select count(*)::integer as told from issue_affected
     where user_id = $1 and told_at > $2 and issue_id <> $3`,
    [userId, since, butFor],
  );
  return row?.told ?? 0;
}

/**
 * Also updates the count and the day of the last confirmation; returns whether anything changed. The caller
 * locks the issue.
 */
export async function saveAffected(
  tx: Transaction,
  { issueId, userId, isAffected }: Told,
): Promise<boolean> {
  const changed = await tx.query(
    `insert into issue_affected as known (issue_id, user_id, is_affected, told_at)
     select $1, $2, $3, $4
     where $3 or exists (select from issue_affected where issue_id = $1 and user_id = $2)
     on conflict (issue_id, user_id) do update
       set is_affected = excluded.is_affected, told_at = excluded.told_at
       where known.is_affected <> excluded.is_affected
     returning 1`,
    [issueId, userId, isAffected, tx.now],
  );
  if (changed.length === 0) return false;
  await tx.query('update issue set affected_count = affected_count + $2 where id = $1', [
    issueId,
    isAffected ? 1 : -1,
  ]);
  await saveConfirmed(tx, issueId);
  return true;
}

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
