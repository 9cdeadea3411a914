import type { Transaction } from '#api/database/transaction.ts';
import { queueAccountMail } from './accountMails.sql.ts';

/** Tells the owner of an address, if they have proved it, that somebody wanted another account for it. */
export async function notifyAddressOwner(tx: Transaction, email: string): Promise<void> {
  await queueAccountMail(tx, { kind: 'taken', userId: null, email });
}
