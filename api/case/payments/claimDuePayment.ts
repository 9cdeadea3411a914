import type { Transaction } from '#api/database/transaction.ts';
import { nextAttemptAt } from './paymentRetry.rules.ts';
import { claimPayment, type DuePayment } from './duePayments.sql.ts';

export type { DuePayment };

/** One payment that is due with a provider, for this process until its next attempt, or null. */
export async function claimDuePayment(
  tx: Transaction,
  provider: string,
): Promise<DuePayment | null> {
  return claimPayment(tx, provider, (attempts) => nextAttemptAt(attempts, tx.now));
}
