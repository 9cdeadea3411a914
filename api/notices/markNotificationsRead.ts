import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/actor.rules.ts';
import { saveRead } from './notices.sql.ts';

/**
 * Marks a person's own notifications as read: those of `ids`, or all without it. Ids of others or
 * of nothing are passed over, and what was read before keeps its time. A frozen account may.
 */
export async function markNotificationsRead(
  tx: Transaction,
  ids: readonly string[] | undefined,
): Promise<void> {
  const reader = signedIn(tx.actor);
  const count = await saveRead(tx, reader.id, ids ?? null);
  // The person's other tabs and devices show the new count.
  if (count > 0) tx.publish({ topic: 'notification', id: reader.id });
}
