import { insertIfNew } from '#api/database/insertIfNew.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { payoutAccountEntity, type PayoutAccountRow } from '#api/money/payments.entities.ts';
import type { Queryable } from '#api/platform/queryable.sql.ts';

/** Adds the account of a solver at the provider; the first one stays. */
export async function insertAccount(
  tx: Transaction,
  account: Pick<PayoutAccountRow, 'userId' | 'accountId'>,
): Promise<void> {
  await insertIfNew(tx, payoutAccountEntity, { ...account, createdAt: tx.now });
}

/** Saves whether an account can take money now; payouts that waited for it are due at once. */
export async function saveAccountState(
  tx: Transaction,
  { accountId, isReady }: Pick<PayoutAccountRow, 'accountId' | 'isReady'>,
): Promise<void> {
  await tx.manager.getRepository(payoutAccountEntity).update({ accountId }, { isReady });
  if (!isReady) return;
  await tx.query(
    `update provider_payment set next_attempt_at = least(next_attempt_at, $2)
     where kind = 'payout' and status = 'pending'
       and user_id = (select user_id from payout_account where account_id = $1)`,
    [accountId, tx.now],
  );
}

/** Owner of a provider account; null: unknown here. */
export async function findAccountOwner(tx: Transaction, accountId: string): Promise<string | null> {
  const account = await tx.manager.getRepository(payoutAccountEntity).findOneBy({ accountId });
  return account?.userId ?? null;
}

/** The account of a person at the payment provider, or null. */
export async function getPayoutAccount(
  database: Queryable,
  userId: string,
): Promise<{ accountId: string; isReady: boolean } | null> {
  const [row] = await database.query<{ account_id: string; is_ready: boolean }>(
    'select account_id, is_ready from payout_account where user_id = $1',
    [userId],
  );
  return row ? { accountId: row.account_id, isReady: row.is_ready } : null;
}
