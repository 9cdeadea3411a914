import type { Transaction } from '#api/database/transaction.ts';
import { refundFailedNotice } from './paymentNotices.rules.ts';
import { loadAnyIssue } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { findRefund, settlePayment } from '#api/money/providerPayments.sql.ts';

/**
 * The provider has said how a refund ended, perhaps otherwise than before: a bank can send money
 * back days later. One that failed is told to its donor, once. Returns what the operator has to
 * settle by hand; null: nothing.
 */
export async function endRefund(
  tx: Transaction,
  end: { refundId: string; providerId: string; failure: string | null },
): Promise<string | null> {
  const { refundId, failure } = end;
  const refund = await findRefund(tx, refundId);
  if (!refund) return null;
  const { issueId, userId, amountCents } = refund;
  const issue = await loadAnyIssue(tx, issueId);

  const isNews = await settlePayment(tx, refundId, end);
  if (!isNews || failure === null) return null;

  const notice = refundFailedNotice(await tx.keep(amountCents), issue);
  await saveNotices(tx, issueId, [{ userId, ...notice }]);
  return `refund ${refundId} did not arrive: ${failure}`;
}
