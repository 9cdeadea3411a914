import type { Transaction } from '#api/database/transaction.ts';
import { timeSql, VISIBLE_ISSUE } from '#api/platform/fragments.sql.ts';
import { BROKEN_AGAIN_DAYS } from '#schema/issues/sightingLimits.ts';
import type { BrokenAgain } from '#schema/issues/sighting.ts';

/** SQL: when issue `i` was completed; null: not on its record. */
const COMPLETED_AT = `(
  select max(e.created_at) from audit_entry e
  where e.issue_id = i.id and e.action in ('funds_released', 'issue_fixed'))`;

/** SQL: who found issue `i` broken since `completedAt`. */
const FOUND_BROKEN = `issue_sighting s
  where s.issue_id = i.id and not s.is_fixed and s.seen_at > d.completed_at`;

/** SQL: what people, and `reader`, null for a visitor, found at the completed issue `i`; else null. */
export const brokenAgainSql = (reader: string): string => `case when i.status = 'completed' then (
  select json_build_object('until',
    ${timeSql(`(d.completed_at + interval '${BROKEN_AGAIN_DAYS} days')`)},
    'count', (select count(*) from ${FOUND_BROKEN}),
    'own', exists (select from ${FOUND_BROKEN} and s.user_id = ${reader}::uuid),
    'isReportable', exists (select from broken_claim b where b.issue_id = d.id),
    'report', (
      select json_build_object('id', i.id, 'title', i.title)
      from report_again r join issue i on i.id = r.issue_id
      where r.earlier_id = d.id and ${VISIBLE_ISSUE} order by i.created_at, i.id limit 1))
  from (select i.id, ${COMPLETED_AT} as completed_at) d where d.completed_at is not null) end`;

/** SQL: the completed issue that issue `i` reports again; null: none that is public. */
export const AGAIN_OF = `(
  select json_build_object('id', e.id, 'title', e.title)
  from report_again r join issue e on e.id = r.earlier_id
  where r.issue_id = i.id and e.deleted_at is null and not e.is_hidden)`;

export async function getBrokenAgain(
  tx: Transaction,
  issueId: string,
  userId: string,
): Promise<BrokenAgain | null> {
  const [row] = await tx.query<{ again: BrokenAgain | null }>(
    `select ${brokenAgainSql('$2')} as again from issue i where i.id = $1`,
    [issueId, userId],
  );
  return row?.again ?? null;
}

/** Null: the completion is not on the issue's record. */
export async function findCompletedAt(tx: Transaction, issueId: string): Promise<Date | null> {
  const [row] = await tx.query<{ at: Date | null }>(
    `select ${COMPLETED_AT} as at from issue i where i.id = $1`,
    [issueId],
  );
  return row?.at ?? null;
}

/** Empty once enough people have found it broken. */
export async function findWhoFoundBroken(
  tx: Transaction,
  issueId: string,
  completedAt: Date,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select s.user_id as id from issue_sighting s
     where s.issue_id = $1 and not s.is_fixed and s.seen_at > $2
       and not exists (select from broken_claim b where b.issue_id = $1)`,
    [issueId, completedAt],
  );
  return rows.map(({ id }) => id);
}

export async function saveBrokenClaim(tx: Transaction, issueId: string): Promise<void> {
  await tx.query('insert into broken_claim (issue_id, claimed_at) values ($1, $2)', [
    issueId,
    tx.now,
  ]);
}

/** Returns the earlier issue if it may be reported again; else links nothing and returns null. */
export async function saveLink(
  tx: Transaction,
  { id, earlierId }: { id: string; earlierId: string },
): Promise<{ id: string; title: string } | null> {
  const [linked] = await tx.query<{ id: string; title: string }>(
    `with linked as (
       insert into report_again (issue_id, earlier_id)
       select $1, i.id from issue i join broken_claim b on b.issue_id = i.id
       where i.id = $2 and i.id <> $1 and ${VISIBLE_ISSUE}
       returning earlier_id
     ) select i.id, i.title from linked join issue i on i.id = linked.earlier_id`,
    [id, earlierId],
  );
  return linked ?? null;
}
