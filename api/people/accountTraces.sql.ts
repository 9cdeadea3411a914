import { keyedDigest } from '#api/database/siteSecret.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { daysAfter } from '#api/platform/instant.rules.ts';
import { groupsOf, type Groups, type Link } from './connections.rules.ts';
import type { AccountTraceRow } from './accounts.entities.ts';
import { ACCOUNT_TRACE_DAYS } from '#schema/limits.ts';

/** Days of joint appearances after which accounts count as connected. */
const TOGETHER_DAYS = 3;

/**
 * Stored for 180 days as a keyed digest, which cannot be computed without the installation's
 * secret.
 */
export async function saveTrace(
  tx: Transaction,
  { kind, value, userId }: { kind: AccountTraceRow['kind']; value: string; userId: string },
): Promise<void> {
  const digest = await keyedDigest(tx.manager, `trace ${kind} ${value}`);
  await tx.query(
    `insert into account_trace (kind, digest, user_id, expires_at) values ($1, $2, $3, $4)
     on conflict (kind, digest, user_id) do update set expires_at = excluded.expires_at`,
    [kind, digest, userId, daysAfter(tx.now, ACCOUNT_TRACE_DAYS)],
  );
}

/**
 * Reads only traces shared by several accounts. One joint appearance on a network is chance; on
 * several days it is not.
 */
export async function loadGroups(tx: Transaction): Promise<Groups> {
  const links = await tx.query<Link>(
    `select kind || ' ' || encode(digest, 'hex') as key, user_id as "userId" from (
       select *, count(*) over (partition by kind, digest) as people
       from account_trace where expires_at > $1 and kind <> 'together'
     ) l where people > 1
     union all
     select 'together ' || a.user_id || b.user_id, unnest(array[a.user_id, b.user_id])
     from account_trace a join account_trace b
       on b.kind = a.kind and b.digest = a.digest and b.user_id > a.user_id
     where a.kind = 'together' and a.expires_at > $1 and b.expires_at > $1
     group by a.user_id, b.user_id
     having count(distinct (a.expires_at at time zone 'UTC')::date) >= $2`,
    [tx.now, TOGETHER_DAYS],
  );
  return groupsOf(links);
}
