import type { Transaction } from '#api/database/transaction.ts';
import { saveAttempt } from './duePayments.sql.ts';

/** By then the first try is half an hour old: nothing of it is under way any more. */
const TRIES_UNDER_ONE_KEY = 5;

/**
 * Keeps what went wrong with an order whose outcome is not known; it stays due. A provider repeats
 * its saved failure for the same key, so from the fifth try on each has a key of its own: what an
 * earlier one may have done is looked for first.
 */
export async function notePaymentTrouble(
  tx: Transaction,
  order: { id: string; attempts: number },
  trouble: string,
): Promise<void> {
  const isNewRound = order.attempts >= TRIES_UNDER_ONE_KEY;
  await saveAttempt(tx, order.id, { trouble, isNewRound });
}
