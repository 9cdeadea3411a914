import type { Transaction } from '#api/database/transaction.ts';
import { lockQuota } from '#api/database/lockQuota.ts';
import { timeSql } from '#api/platform/fragments.sql.ts';
import type { Sightings } from '#schema/issues/sighting.ts';

/** SQL: what people, and `reader`, null for a visitor, found at issue `i`; null: nobody said anything. */
export const sightingsSql = (reader: string): string => `(
  select json_build_object('seenAt', ${timeSql('l.seen_at')}, 'fixedCount', (
    select count(*) from issue_sighting f
    where f.issue_id = i.id and f.is_fixed and f.seen_at > coalesce(l.seen_at, '-infinity')),
    'own', (select o.is_fixed from issue_sighting o
      where o.issue_id = i.id and o.user_id = ${reader}::uuid))
  from (
    select max(s.seen_at) filter (where not s.is_fixed) as seen_at
    from issue_sighting s where s.issue_id = i.id having count(*) > 0
  ) l)`;

/** Other issues that the person has reported a sighting of since `since`. */
export async function countRecentSightings(
  tx: Transaction,
  { userId, butFor, since }: { userId: string; butFor: string; since: Date },
): Promise<number> {
  await lockQuota(tx, 'sightings', userId);
  const [row] = await tx.query<{ told: number }>(
    `select count(*)::integer as told from issue_sighting
     where user_id = $1 and told_at > $2 and issue_id <> $3`,
    [userId, since, butFor],
  );
  return row?.told ?? 0;
}

type Sighting = { issueId: string; userId: string; isFixed: boolean; seenAt: Date };

/**
 * A person's latest sighting counts: an older one that arrives later changes nothing. Returns whether
 * anything changed.
 */
export async function saveSighting(tx: Transaction, sighting: Sighting): Promise<boolean> {
  const { issueId, userId, isFixed, seenAt } = sighting;
  const changed = await tx.query(
    `insert into issue_sighting as known (issue_id, user_id, is_fixed, seen_at, told_at)
     values ($1, $2, $3, $4, $5)
     on conflict (issue_id, user_id) do update
       set is_fixed = excluded.is_fixed, seen_at = excluded.seen_at, told_at = excluded.told_at
       where known.seen_at < excluded.seen_at
     returning 1`,
    [issueId, userId, isFixed, seenAt, tx.now],
  );
  return changed.length > 0;
}

export async function getSightings(
  tx: Transaction,
  issueId: string,
  userId: string,
): Promise<Sightings> {
  const [row] = await tx.query<{ sightings: Sightings | null }>(
    `select ${sightingsSql('$2')} as sightings from issue i where i.id = $1`,
    [issueId, userId],
  );
  if (!row?.sightings) throw new Error('A person has just said what is there');
  return row.sightings;
}

/**
 * People other than the reporter who have found it fixed since `since`; empty if the reporter was asked since
 * then.
 */
export async function findWhoFoundFixed(
  tx: Transaction,
  issueId: string,
  since: Date,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select s.user_id as id from issue_sighting s join issue i on i.id = s.issue_id
     where s.issue_id = $1 and s.is_fixed and s.user_id <> i.reporter_id and s.seen_at > $2
       and not exists (
         select from fixed_claim c where c.issue_id = i.id and c.claimed_at > $2)`,
    [issueId, since],
  );
  return rows.map(({ id }) => id);
}

/** Asks again, whatever was answered to an earlier question. */
export async function saveFixedClaim(tx: Transaction, issueId: string): Promise<void> {
  await tx.query(
    `insert into fixed_claim (issue_id, claimed_at) values ($1, $2)
     on conflict (issue_id) do update set claimed_at = excluded.claimed_at, is_fixed = null`,
    [issueId, tx.now],
  );
}
