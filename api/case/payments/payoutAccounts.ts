import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/actor.rules.ts';
import { insertAccount } from './payoutAccounts.sql.ts';
import { payoutAccountNotice } from './paymentNotices.rules.ts';
import { loadAnyIssue } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { saveAttempt, type DuePayment } from './duePayments.sql.ts';

/** Keeps where the signed-in person's payouts go; an account that is there stays. */
export async function keepPayoutAccount(tx: Transaction, accountId: string): Promise<void> {
  await insertAccount(tx, { userId: signedIn(tx.actor).id, accountId });
}

/** Tells a solver once that money waits for an account of theirs; the payout stays due. */
export async function requestPayoutAccount(tx: Transaction, order: DuePayment): Promise<void> {
  const { id, issueId, userId, amountCents, lastError } = order;
  if (lastError !== null) return;
  const issue = await loadAnyIssue(tx, issueId);
  await saveAttempt(tx, id, { trouble: 'no account' });
  const amount = await tx.toNoticeAmount(amountCents);
  await saveNotices(tx, issueId, [{ userId, ...payoutAccountNotice(amount, issue) }]);
}
