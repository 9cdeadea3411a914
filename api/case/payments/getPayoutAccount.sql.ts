import type { Queryable } from '#api/platform/queryable.sql.ts';

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
