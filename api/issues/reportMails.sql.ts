import type { Transaction } from '#api/database/transaction.ts';
import { VISIBLE_ISSUE } from '#api/platform/fragments.sql.ts';
import { accountMailEntity } from '#api/people/credentials.entities.ts';
import { lockQuota } from '#api/database/lockQuota.ts';

/** At most one per address. */
export async function queueReportMails(
  tx: Transaction,
  issueId: string,
  { byId, addresses }: { byId: string; addresses: readonly string[] },
): Promise<void> {
  const all = new Map(addresses.map((email) => [email.toLowerCase(), email]));
  const mails = [...all.values()].map((email) => ({
    id: tx.randomUuid(),
    kind: 'issue_reported' as const,
    userId: byId,
    email,
    issueId,
    requestId: tx.requestId,
  }));
  await tx.manager.getRepository(accountMailEntity).insert(mails);
  tx.publish({ topic: 'mail', id: null });
}

/** Locks the person's quota, so that parallel reports wait. */
export async function countReported(
  tx: Transaction,
  { reporterId, since }: { reporterId: string; since: Date },
): Promise<number> {
  await lockQuota(tx, 'issues', reporterId);
  const [row] = await tx.query<{ reported: number }>(
    `select count(*)::integer as reported from issue
     where reporter_id = $1 and created_at > $2`,
    [reporterId, since],
  );
  return row?.reported ?? 0;
}

/** Null: hidden or removed. */
export async function findReported(
  tx: Transaction,
  issueId: string,
): Promise<{ title: string; location: string; category: string } | null> {
  const rows: { title: string; location: string; category: string }[] = await tx.query(
    `select i.title, i.location, i.category from issue i where i.id = $1 and ${VISIBLE_ISSUE}`,
    [issueId],
  );
  return rows[0] ?? null;
}
