import type { Queryable } from '#api/queries/queryable.ts';
import { moneySql, timeSql } from '#api/queries/sqlJson.ts';
import { LIST_MAX } from '#schema/limits.ts';
import type { Pledge } from '#schema/money/pledge.ts';

const PLEDGE_JSON = `json_build_object(
  'id', p.id, 'issueId', p.issue_id, 'amount', ${moneySql('p.amount_cents')},
  'userId', p.user_id, 'userName', u.username, 'pledgeNumber', p.pledge_number,
  'createdAt', ${timeSql('p.created_at')}, 'refundDueAt', ${timeSql('p.refund_due_at')})`;

/** `after`: the pledge that the page follows. `userId`: only what this person pledged. */
type PledgePage = { after: string | undefined; userId: string | undefined };

/** A page of the standing pledges of an issue as JSON text, newest first, at most 200. */
export async function listPledges(
  database: Queryable,
  issueId: string,
  { after, userId }: PledgePage,
): Promise<string> {
  const [row] = await database.query<{ items: string }>(
    `SELECT coalesce(json_agg(${PLEDGE_JSON} ORDER BY p.pledge_number DESC), '[]')::text AS items
     FROM (
       SELECT * FROM pledge WHERE issue_id = $1 AND status IN ('held', 'spent')
         AND ($2::uuid IS NULL OR pledge_number < (
           SELECT l.pledge_number FROM pledge l WHERE l.id = $2 AND l.issue_id = $1))
         AND ($3::uuid IS NULL OR user_id = $3)
       ORDER BY pledge_number DESC LIMIT ${LIST_MAX}
     ) p JOIN app_user u ON u.id = p.user_id`,
    [issueId, after ?? null, userId ?? null],
  );
  return row?.items ?? '[]';
}

/** One pledge, as the answer to making it. */
export async function getPledge(database: Queryable, id: string): Promise<Pledge> {
  const [row] = await database.query<{ pledge: Pledge }>(
    `SELECT ${PLEDGE_JSON} AS pledge
     FROM pledge p JOIN app_user u ON u.id = p.user_id WHERE p.id = $1`,
    [id],
  );
  if (!row) throw new RangeError('The pledge has just been written and is not there');
  return row.pledge;
}

/** A person's own standing pledges as JSON text, newest first. */
export async function listDonations(database: Queryable, userId: string): Promise<string> {
  const [row] = await database.query<{ items: string }>(
    `SELECT coalesce(json_agg(json_build_object(
       'id', p.id, 'issueId', p.issue_id, 'amount', ${moneySql('p.amount_cents')},
       'createdAt', ${timeSql('p.created_at')}
     ) ORDER BY p.created_at DESC, p.id DESC), '[]')::text AS items
     FROM pledge p WHERE p.user_id = $1 AND p.status IN ('held', 'spent')`,
    [userId],
  );
  return row?.items ?? '[]';
}
