import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { insertAccount } from './payoutAccounts.sql.ts';

/** Keeps where the signed-in person's payouts go; an account that is there stays. */
export async function keepPayoutAccount(tx: Transaction, accountId: string): Promise<void> {
  await insertAccount(tx, { userId: signedIn(tx.actor).id, accountId });
}
