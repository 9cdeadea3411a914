import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/access.rules.ts';
import type { AccountState } from '#api/platform/paymentProvider.rules.ts';
import { saveTrace } from '#api/people/accountTraces.sql.ts';
import {
  findAccountOwner,
  insertAccount,
  saveAccountGone,
  saveAccountState,
} from './payoutAccounts.sql.ts';
import { payoutAccountGoneNotice, payoutAccountNotice } from './paymentNotices.rules.ts';
import { loadAnyIssue } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { saveAttempt, type DuePayment } from './duePayments.sql.ts';

/** Saves where the signed-in person's payouts go; an account that is connected stays. */
export async function keepPayoutAccount(
  tx: Transaction,
  account: { accountId: string; round: number },
): Promise<void> {
  await insertAccount(tx, { userId: signedIn(tx.actor).id, ...account });
}

/**
 * Applies what the provider says about an account. `at`: the time it refers to; an older message changes
 * nothing. Null: it was read just now.
 */
export async function followAccount(
  tx: Transaction,
  { accountId, isReady, bankAccounts, at }: AccountState & { at: Date | null },
): Promise<void> {
  const userId = await findAccountOwner(tx, accountId);
  if (userId === null) return;
  // Accounts that pay out to the same bank account are connected.
  for (const value of bankAccounts) await saveTrace(tx, { kind: 'payout', value, userId });
  await saveAccountState(tx, { accountId, isReady, at });
}

/** The solver or the provider has disconnected an account: payouts wait for another one. */
export async function followLostAccount(
  tx: Transaction,
  { accountId }: { accountId: string },
): Promise<boolean> {
  const userId = await saveAccountGone(tx, accountId);
  if (userId === null) return false;
  await saveNotices(tx, null, [{ userId, ...payoutAccountGoneNotice() }]);
  return true;
}

/** Notifies a solver once that money is waiting for a payout account; the payout stays due. */
export async function requestPayoutAccount(tx: Transaction, order: DuePayment): Promise<void> {
  const { id, issueId, userId, amountCents, lastError } = order;
  if (lastError !== null) return;
  const issue = await loadAnyIssue(tx, issueId);
  await saveAttempt(tx, id, { trouble: 'no account' });
  const amount = await tx.toNoticeAmount(amountCents);
  await saveNotices(tx, issueId, [{ userId, ...payoutAccountNotice(amount, issue) }]);
}
