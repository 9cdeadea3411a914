import { IsNull, Not } from 'typeorm';
import { insertIfNew } from '#api/database/insertIfNew.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { payoutAccountEntity, type PayoutAccountRow } from '#api/money/payments.entities.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';

/** Adds a solver's account at the provider, or replaces a disconnected one; a connected one stays. */
export async function insertAccount(
  tx: Transaction,
  { userId, accountId, round }: Pick<PayoutAccountRow, 'userId' | 'accountId' | 'round'>,
): Promise<void> {
  const account = { accountId, round, createdAt: tx.now };
  if (await insertIfNew(tx, payoutAccountEntity, { ...account, userId })) return;
  await tx.manager
    .getRepository(payoutAccountEntity)
    .update(
      { userId, goneAt: Not(IsNull()) },
      { ...account, isReady: false, stateAt: null, goneAt: null },
    );
}

/**
 * Saves whether an account can receive money; payouts that waited for it become due at once. Does nothing if
 * a later message has already reported its state, or if the account is disconnected.
 */
export async function saveAccountState(
  tx: Transaction,
  { accountId, isReady, at }: { accountId: string; isReady: boolean; at: Date | null },
): Promise<void> {
  const changed = await tx.query(
    `update payout_account set is_ready = $2, state_at = coalesce($3, state_at)
     where account_id = $1 and gone_at is null
       and ($3::timestamptz is null or state_at is null or state_at <= $3) returning user_id`,
    [accountId, isReady, at],
  );
  if (changed.length === 0 || !isReady) return;
  await tx.query(
    `update provider_payment set next_attempt_at = least(next_attempt_at, $2)
     where kind = 'payout' and status = 'pending'
       and user_id = (select user_id from payout_account where account_id = $1)`,
    [accountId, tx.now],
  );
}

/** Saves that an account is disconnected. Returns its owner; null: known already, or not ours. */
export async function saveAccountGone(tx: Transaction, accountId: string): Promise<string | null> {
  const where = { accountId, goneAt: IsNull() };
  const accounts = tx.manager.getRepository(payoutAccountEntity);
  const account = await accounts.findOne({ where, lock: { mode: 'for_no_key_update' } });
  if (account === null) return null;
  await accounts.update({ accountId }, { isReady: false, goneAt: tx.now });
  return account.userId;
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
): Promise<{ accountId: string; isReady: boolean; isGone: boolean; round: number } | null> {
  const [row] = await database.query<{
    account_id: string;
    is_ready: boolean;
    is_gone: boolean;
    round: number;
  }>(
    `select account_id, is_ready, gone_at is not null as is_gone, round
     from payout_account where user_id = $1`,
    [userId],
  );
  if (!row) return null;
  const { account_id: accountId, is_ready: isReady, is_gone: isGone, round } = row;
  return { accountId, isReady, isGone, round };
}
