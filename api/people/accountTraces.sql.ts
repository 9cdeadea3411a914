import { readAside } from '#api/database/readAside.ts';
import { keyedDigest } from '#api/database/siteSecret.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { daysAfter } from '#api/platform/instant.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { groupKeys, UNCONNECTED, type Connections, type Link } from './connections.rules.ts';
import type { AccountTraceRow } from './accounts.entities.ts';
import { MEETING_DAYS } from '#schema/limits.ts';

/**
 * Stored for the time that the operator set, as a keyed digest that cannot be computed without the
 * installation's secret. Demo accounts are exempt: they are meant to be tried in one browser.
 */
export async function saveTrace(
  tx: Transaction,
  { kind, value, userId }: { kind: AccountTraceRow['kind']; value: string; userId: string },
): Promise<void> {
  const digest = await keyedDigest(tx.manager, `trace ${kind} ${value}`);
  await tx.query(
    `insert into account_trace (kind, digest, user_id, expires_at)
     select $1::text, $2, u.id, $4 from app_user u
     where u.id = $3 and not (u.is_seeded and $1::text in ('device', 'push'))
     on conflict (kind, digest, user_id) do update set expires_at = excluded.expires_at`,
    [kind, digest, userId, daysAfter(tx.now, tx.accountTraceDays)],
  );
}

/** What connects these accounts. Decisions proceed without it rather than wait for it. */
export function findConnections(tx: Transaction, userIds: readonly string[]): Promise<Connections> {
  const read = async () => ({
    things: groupKeys(await findThings(tx, userIds)),
    meetings: groupKeys(await findMeetings(tx, userIds)),
  });
  return readAside(tx, read, UNCONNECTED);
}

function findThings(tx: Transaction, userIds: readonly string[]): Promise<Link[]> {
  return tx.query<Link>(
    `select kind || ' ' || encode(digest, 'hex') as key, user_id as "userId" from account_trace
     where user_id = any ($1::uuid[]) and kind <> 'together' and expires_at > $2`,
    [userIds, tx.now],
  );
}

/** One joint appearance on a network is chance; on several days it is not. */
function findMeetings(tx: Transaction, userIds: readonly string[]): Promise<Link[]> {
  return tx.query<Link>(
    `select m.one_id || ' ' || m.other_id as key, unnest(array[m.one_id, m.other_id]) as "userId"
     from account_meeting m
     where m.one_id = any ($1::uuid[]) and m.other_id = any ($1::uuid[])
       and m.days >= $2 and m.expires_at > $3`,
    [userIds, MEETING_DAYS, tx.now],
  );
}

/** Which of these accounts have used the same card, payout account or browser as one other. */
export async function findSharers(
  tx: Transaction,
  userId: string,
  others: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.query<{ userId: string }>(
    `select distinct b.user_id as "userId" from account_trace a
     join account_trace b on b.kind = a.kind and b.digest = a.digest
     where a.user_id = $1 and b.user_id = any ($2::uuid[]) and b.user_id <> $1
       and a.kind <> 'together' and a.expires_at > $3 and b.expires_at > $3`,
    [userId, others, tx.now],
  );
  return new Set(rows.map((row) => row.userId));
}

/** Refuses to let a person judge these people if they share a thing with one of them. */
export async function ensureNothingShared(
  tx: Transaction,
  judgeId: string,
  about: readonly (string | null)[],
): Promise<void> {
  const others = about.flatMap((id) => id ?? []);
  // guard: nobody-judges-in-a-partys-browser
  if ((await findSharers(tx, judgeId, others)).size > 0) throw new Refusal('shares_thing');
}
