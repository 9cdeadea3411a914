import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/actor.rules.ts';
import { saveTrace } from './accountTraces.sql.ts';
import {
  saveSubscription,
  type NewSubscription,
  deleteSubscription,
} from './pushSubscriptions.sql.ts';

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

/**
 * Sends nothing more to one of a person's browsers. One of others, or none, is passed over: the
 * answer tells nobody which there are.
 */
export async function deletePushSubscription(tx: Transaction, id: string): Promise<void> {
  await deleteSubscription(tx, signedIn(tx.actor).id, id);
}
