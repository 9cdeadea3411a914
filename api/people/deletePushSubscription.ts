import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { deleteSubscription } from './pushSubscriptions.sql.ts';

/**
 * Sends nothing more to one of a person's browsers. One of others, or none, is passed over: the
 * answer tells nobody which there are.
 */
export async function deletePushSubscription(tx: Transaction, id: string): Promise<void> {
  await deleteSubscription(tx, signedIn(tx.actor).id, id);
}
