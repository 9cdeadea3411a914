import type { Transaction } from '#api/database/transaction.ts';

/** Ends everything that acts, reads or is paid for an account without its password. */
export async function endGrants(tx: Transaction, userId: string): Promise<void> {
  await endPrograms(tx, userId);
  await tx.query(
    `update payout_account set is_ready = false, gone_at = $2 where user_id = $1 and gone_at is null`,
    [userId, tx.now],
  );
}

/** Ends the access of programs: the account's API keys and the private address of its calendar. */
export async function endPrograms(tx: Transaction, userId: string): Promise<void> {
  const owned = 'where user_id = $1';
  await tx.query(`update api_key set revoked_at = $2 ${owned} and revoked_at is null`, [
    userId,
    tx.now,
  ]);
  await tx.query(`delete from calendar_address ${owned}`, [userId]);
}
