import type { Transaction } from '#api/database/transaction.ts';
import { nextAttemptAt } from './paymentRetry.rules.ts';
import { claimPayment, type DuePayment, saveAttempt, savePaidOut } from './duePayments.sql.ts';
import { payoutPaidNotice } from './paymentNotices.rules.ts';
import type { Settlement } from '#api/platform/paymentProvider.rules.ts';
import type { ProviderPaymentRow } from '#api/money/payments.entities.ts';
import { loadAnyIssue } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { settlePayment } from '#api/money/providerPayments.sql.ts';

export type { DuePayment };

/** One due payment of a provider, leased to this process until its next attempt; null: none. */
export async function claimDuePayment(
  tx: Transaction,
  provider: string,
): Promise<DuePayment | null> {
  return claimPayment(tx, provider, (attempts) => nextAttemptAt(attempts, tx.now));
}

type Order = Pick<ProviderPaymentRow, 'id' | 'kind' | 'issueId' | 'userId' | 'amountCents'>;

/**
 * Records the provider's answer to an order: done, accepted, refused for now or permanently. A completed
 * payout notifies its solver and is put on the issue's record.
 */
export async function recordSettlement(
  tx: Transaction,
  order: Order,
  settlement: Settlement,
): Promise<void> {
  const { id } = order;
  if (settlement.state === 'accepted') {
    return saveAttempt(tx, id, { providerId: settlement.providerId });
  }
  if (settlement.state === 'refused') {
    const { reason, isFinal } = settlement;
    if (!isFinal) return saveAttempt(tx, id, { trouble: reason, isNewRound: true });
    await settlePayment(tx, id, { providerId: null, failure: reason });
    return;
  }
  await settlePayment(tx, id, { providerId: settlement.providerId, failure: null });
  if (order.kind === 'payout') await recordPayout(tx, order);
}

async function recordPayout(tx: Transaction, order: Order): Promise<void> {
  const { id, issueId, userId, amountCents } = order;
  const issue = await loadAnyIssue(tx, issueId);
  await savePaidOut(tx, id);
  const data = { payoutId: id, amountCents: String(amountCents) };
  await tx.audit({ issueId, action: 'payout_paid', data, isBySystem: true });
  const amount = await tx.toNoticeAmount(amountCents);
  await saveNotices(tx, issueId, [{ userId, ...payoutPaidNotice(amount, issue) }]);
}

/** By then the first attempt is half an hour old: nothing of it can still be in progress. */
const TRIES_UNDER_ONE_KEY = 5;

/**
 * Saves the error of an order whose outcome is unknown; it stays due. A provider replays its saved failure
 * for the same idempotency key, so after five attempts each further one has its own key, and first looks up
 * what the earlier ones may have done.
 */
export async function notePaymentTrouble(
  tx: Transaction,
  order: { id: string; attempts: number },
  trouble: string,
): Promise<void> {
  const isNewRound = order.attempts >= TRIES_UNDER_ONE_KEY;
  await saveAttempt(tx, order.id, { trouble, isNewRound });
}
