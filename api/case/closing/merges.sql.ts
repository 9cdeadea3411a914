import type { Transaction } from '#api/database/transaction.ts';
import { lockQuota } from '#api/database/lockQuota.ts';

type MergePair = { fromId: string; intoId: string };

/** Whether other reports were merged into this one. */
export async function hasMerged(tx: Transaction, issueId: string): Promise<boolean> {
  const rows = await tx.query('select 1 from issue where merged_into_id = $1 limit 1', [issueId]);
  return rows.length > 0;
}

/** The issue that replaces this one; null: not merged, or unknown. */
export async function findMergedInto(tx: Transaction, issueId: string): Promise<string | null> {
  const [row] = await tx.query<{ id: string | null }>(
    'select merged_into_id as id from issue where id = $1',
    [issueId],
  );
  return row?.id ?? null;
}

/** Who has requested this merge; a declined request no longer counts. */
export async function findAskers(
  tx: Transaction,
  { fromId, intoId }: MergePair,
): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ userId: string }>(
    `select user_id as "userId" from merge_request
     where issue_id = $1 and into_id = $2 and declined_at is null`,
    [fromId, intoId],
  );
  return new Set(rows.map(({ userId }) => userId));
}

/** How many requests a person has made since `since`. */
export async function countAsked(
  tx: Transaction,
  { userId, since }: { userId: string; since: Date },
): Promise<number> {
  await lockQuota(tx, 'merges', userId);
  const [row] = await tx.query<{ asked: number }>(
    'select count(*)::integer as asked from merge_request where user_id = $1 and asked_at > $2',
    [userId, since],
  );
  return row?.asked ?? 0;
}

/** Saves a request; false: the person has made it before, and it stays as it was, even if it was declined. */
export async function insertAsked(
  tx: Transaction,
  { fromId, intoId, userId }: MergePair & { userId: string },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into merge_request (issue_id, into_id, user_id, asked_at) values ($1, $2, $3, $4)
     on conflict do nothing returning 1`,
    [fromId, intoId, userId, tx.now],
  );
  return rows.length > 0;
}

/** Ends the open requests between two reports; false: there were none. */
export async function saveDeclined(
  tx: Transaction,
  { fromId, intoId }: MergePair,
): Promise<boolean> {
  const rows = await tx.query(
    `with declined as (
       update merge_request set declined_at = $3
       where issue_id = $1 and into_id = $2 and declined_at is null returning 1
     ) select from declined`,
    [fromId, intoId, tx.now],
  );
  return rows.length > 0;
}

/**
 * Counts the people whom one report affects, including its reporter, and its followers at the other report:
 * each once, and without the other's reporter. Sightings are copied too, and each person's latest one wins.
 * Both issues are locked.
 */
export async function joinPeople(tx: Transaction, { fromId, intoId }: MergePair): Promise<void> {
  await tx.query(
    `insert into issue_affected as known (issue_id, user_id, is_affected, told_at)
     select $2, p.user_id, true, $3 from (
       select user_id from issue_affected where issue_id = $1 and is_affected
       union select reporter_id from issue where id = $1 and reporter_id is not null
     ) p where p.user_id is distinct from (select reporter_id from issue where id = $2)
     on conflict (issue_id, user_id) do update set is_affected = true`,
    [fromId, intoId, tx.now],
  );
  await countAffected(tx, intoId);
  await tx.query(
    `insert into issue_follow (issue_id, user_id, is_following, told_at)
     select $2, user_id, true, told_at from issue_follow where issue_id = $1 and is_following
     on conflict (issue_id, user_id) do nothing`,
    [fromId, intoId],
  );
  await tx.query(
    `insert into issue_sighting as known (issue_id, user_id, is_fixed, seen_at, told_at)
     select $2, user_id, is_fixed, seen_at, told_at from issue_sighting where issue_id = $1
     on conflict (issue_id, user_id) do update
       set is_fixed = excluded.is_fixed, seen_at = excluded.seen_at, told_at = excluded.told_at
       where known.seen_at < excluded.seen_at`,
    [fromId, intoId],
  );
}

/** Undoes what `joinPeople` did to the people whom the other report affects, and to its sightings. */
export async function partPeople(tx: Transaction, { fromId, intoId }: MergePair): Promise<void> {
  await tx.query(
    `update issue_affected set is_affected = false
     where issue_id = $2 and told_at = (
       select max(created_at) from audit_entry where issue_id = $1 and action = 'issue_merged'
     ) and user_id in (
       select user_id from issue_affected where issue_id = $1
       union select reporter_id from issue where id = $1
     )`,
    [fromId, intoId],
  );
  await countAffected(tx, intoId);
  await tx.query(
    `delete from issue_sighting into_it using issue_sighting from_it
     where into_it.issue_id = $2 and from_it.issue_id = $1 and into_it.user_id = from_it.user_id
       and into_it.seen_at = from_it.seen_at and into_it.told_at = from_it.told_at`,
    [fromId, intoId],
  );
}

async function countAffected(tx: Transaction, issueId: string): Promise<void> {
  await tx.query(
    `update issue set affected_count = (
       select count(*) from issue_affected where issue_id = $1 and is_affected)
     where id = $1`,
    [issueId],
  );
}
