import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { saveTrace } from './accountTraces.sql.ts';
import { saveSubscription, type NewSubscription } from './pushSubscriptions.sql.ts';

/**
 * Sends chosen notices to a browser from now on, until the sign-in ends that it was named in. A
 * frozen account may.
 */
export async function savePushSubscription(
  tx: Transaction,
  subscription: NewSubscription,
): Promise<void> {
  const { id: userId } = signedIn(tx.actor);
  await saveSubscription(tx, userId, subscription);
  await saveTrace(tx, { kind: 'push', value: subscription.endpoint, userId });
}
