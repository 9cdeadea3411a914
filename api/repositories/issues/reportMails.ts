import type { Transaction } from '#api/database/transaction.ts';
import { VISIBLE_ISSUE } from '#api/database/visibleIssue.ts';
import { accountMailEntity } from '#api/entities/credentials.ts';

/** Puts a mail about a report on its way to each address, once. */
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

/** What such a mail says of an issue; null: it is hidden or gone. */
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
