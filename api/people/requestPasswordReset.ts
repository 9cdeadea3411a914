import type { Transaction } from '#api/database/transaction.ts';
import { queueAccountMail } from './accountMails.sql.ts';

/**
 * Orders a mail with a link to a new password. Whether anybody has the address is looked at when it
 * is written, so that neither the answer nor its time tells.
 */
export async function requestPasswordReset(tx: Transaction, email: string): Promise<void> {
  await queueAccountMail(tx, { kind: 'reset', userId: null, email });
}
