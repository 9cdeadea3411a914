import { keyedDigest } from '#api/database/siteSecret.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { daysAfter } from '#api/domain/instant.ts';
import { groupsOf, type Groups, type Link } from '#api/domain/verification/connections.ts';
import type { AccountTraceRow } from '#api/entities/accounts.ts';
import { ACCOUNT_TRACE_DAYS } from '#schema/limits.ts';

/**
 * Remembers that an account has shown something that another may show too, for 180 days from now; as
 * a digest that nobody can make without the secret of the installation.
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

/** Which accounts are connected now. Reads what several accounts share, and nothing else. */
export async function loadGroups(tx: Transaction): Promise<Groups> {
  const links = await tx.query<Link>(
    `select kind || ' ' || encode(digest, 'hex') as key, user_id as "userId" from (
       select *, count(*) over (partition by kind, digest) as people
       from account_trace where expires_at > $1
     ) l where people > 1`,
    [tx.now],
  );
  return groupsOf(links);
}
