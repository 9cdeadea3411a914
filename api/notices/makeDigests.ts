import type { Transaction } from '#api/database/transaction.ts';
import { digestNotice, nextDigestAt } from './digests.rules.ts';
import { claimDueDigests, findMoved, findReported, moveDigestsOn } from './digests.sql.ts';
import { saveNotices } from './notices.sql.ts';

/**
 * Up to `limit` digests, advanced in the same transaction: each period comes once, however many
 * processes run. Returns how many.
 */
export async function makeDigests(tx: Transaction, limit: number): Promise<number> {
  const due = await claimDueDigests(tx, limit);
  if (due.length === 0) return 0;

  const [moved, reported] = [await findMoved(tx, due), await findReported(tx, due)];
  const { currency } = await tx.money();
  const notices = due.flatMap(({ userId }) => {
    const found = { moved: moved.get(userId) ?? [], reported: reported.get(userId) ?? [] };
    const notice = digestNotice(found, currency);
    return notice === null ? [] : [{ userId, ...notice }];
  });

  await saveNotices(tx, null, notices);
  const next = due.map((one) => ({ userId: one.userId, dueAt: nextDigestAt(one, tx.now) }));
  await moveDigestsOn(tx, next);
  return due.length;
}
