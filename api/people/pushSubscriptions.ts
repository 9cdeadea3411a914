import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/access.rules.ts';
import { saveTrace } from './accountTraces.sql.ts';
import {
  saveSubscription,
  type NewSubscription,
  deleteSubscription,
} from './pushSubscriptions.sql.ts';

/** Valid until the session ends. Allowed to frozen accounts. */
export async function savePushSubscription(
  tx: Transaction,
  subscription: NewSubscription,
): Promise<void> {
  const { id: userId } = signedIn(tx.actor);
  await saveSubscription(tx, userId, subscription);
  await saveTrace(tx, { kind: 'push', value: subscription.endpoint, userId });
}

/**
 * No-op for unknown and other people's browsers, so that the answer does not reveal which exist.
 */
export async function deletePushSubscription(tx: Transaction, id: string): Promise<void> {
  await deleteSubscription(tx, signedIn(tx.actor).id, id);
}
