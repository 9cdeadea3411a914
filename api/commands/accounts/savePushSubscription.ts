import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/domain/signedIn.ts';
import {
  saveSubscription,
  type NewSubscription,
} from '#api/repositories/accounts/pushSubscriptions.ts';

/**
 * Sends chosen notices to a browser from now on, until the sign-in ends that it was named in. A
 * frozen account may. Throws Refusal `not_signed_in`.
 */
export async function savePushSubscription(
  tx: Transaction,
  subscription: NewSubscription,
): Promise<void> {
  await saveSubscription(tx, signedIn(tx.actor).id, subscription);
}
