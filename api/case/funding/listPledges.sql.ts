import { moneySql, timeSql, type Queryable } from '#api/platform/fragments.sql.ts';
import { LIST_MAX } from '#schema/limits.ts';
import type { Pledge } from '#schema/case/pledge.ts';

const PLEDGE_JSON = `json_build_object(
  'id', p.id, 'issueId', p.issue_id, 'amount', ${moneySql('p.amount_cents - p.taken_cents')},
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
    `select coalesce(json_agg(${PLEDGE_JSON} order by p.pledge_number desc), '[]')::text as items
     from (
       select * from pledge where issue_id = $1 and status in ('held', 'spent')
         and ($2::uuid is null or pledge_number < (
           select l.pledge_number from pledge l where l.id = $2 and l.issue_id = $1))
         and ($3::uuid is null or user_id = $3)
       order by pledge_number desc limit ${LIST_MAX}
     ) p join app_user u on u.id = p.user_id`,
    [issueId, after ?? null, userId ?? null],
  );
  return row?.items ?? '[]';
}

/** One pledge, as the response to creating it. */
export async function getPledge(database: Queryable, id: string): Promise<Pledge> {
  const [row] = await database.query<{ pledge: Pledge }>(
    `select ${PLEDGE_JSON} as pledge
     from pledge p join app_user u on u.id = p.user_id where p.id = $1`,
    [id],
  );
  if (!row) throw new RangeError('The pledge has just been written and is not there');
  return row.pledge;
}

/** A person's own standing pledges as JSON text, newest first. */
export async function listDonations(database: Queryable, userId: string): Promise<string> {
  const [row] = await database.query<{ items: string }>(
    `select coalesce(json_agg(json_build_object(
       'id', p.id, 'issueId', p.issue_id, 'amount', ${moneySql('p.amount_cents - p.taken_cents')},
       'createdAt', ${timeSql('p.created_at')}
     ) order by p.created_at desc, p.id desc), '[]')::text as items
     from pledge p where p.user_id = $1 and p.status in ('held', 'spent')`,
    [userId],
  );
  return row?.items ?? '[]';
}
