import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/access.rules.ts';
import { saveRead } from './notices.sql.ts';

/**
 * `ids`: those notices; absent: all. Unknown ids are ignored, and read ones keep their time.
 * Allowed to frozen accounts.
 */
export async function markNotificationsRead(
  tx: Transaction,
  ids: readonly string[] | undefined,
): Promise<void> {
  const reader = signedIn(tx.actor);
  const count = await saveRead(tx, reader.id, ids ?? null);
  // Updates the count in the person's other tabs and devices.
  if (count > 0) tx.publish({ topic: 'notification', id: reader.id }, 'nothing');
}
