import type { Transaction } from '#api/database/transaction.ts';

/** Notes the account of a solver at the provider; the first one stays. */
export async function insertAccount(
  tx: Transaction,
  account: { userId: string; accountId: string },
): Promise<void> {
  await tx.query(
    `INSERT INTO payout_account (user_id, account_id, created_at) VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING`,
    [account.userId, account.accountId, tx.now],
  );
}

/** Whether an account can take money now; payouts that waited for it are due at once. */
export async function saveAccountState(
  tx: Transaction,
  { accountId, isReady }: { accountId: string; isReady: boolean },
): Promise<void> {
  await tx.query('UPDATE payout_account SET is_ready = $2 WHERE account_id = $1', [
    accountId,
    isReady,
  ]);
  if (!isReady) return;
  await tx.query(
    `UPDATE provider_payment SET next_attempt_at = least(next_attempt_at, $2)
     WHERE kind = 'payout' AND status = 'pending'
       AND user_id = (SELECT user_id FROM payout_account WHERE account_id = $1)`,
    [accountId, tx.now],
  );
}
