import type { Transaction } from '#api/database/transaction.ts';
import { payoutAccountNotice } from '#api/domain/notices/paymentNotices.ts';
import { lockAnyIssue } from '#api/repositories/issues/issues.ts';
import { saveNotices } from '#api/repositories/accounts/notices.ts';
import { savePending, type DuePayment } from '#api/repositories/money/duePayments.ts';

/** Tells a solver once that money waits for an account of theirs; the payout stays due. */
export async function askForAccount(tx: Transaction, order: DuePayment): Promise<void> {
  const { id, issueId, userId, amountCents, hasFailedBefore } = order;
  if (hasFailedBefore) return;
  const issue = await lockAnyIssue(tx, issueId);
  await savePending(tx, id, { trouble: 'no account' });
  await saveNotices(tx, issueId, [{ userId, ...payoutAccountNotice(amountCents, issue) }]);
}
