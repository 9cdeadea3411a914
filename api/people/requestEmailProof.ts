import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { queueAccountMail } from './accountMails.sql.ts';
import { loadAccount } from './users.sql.ts';

/** Orders the mail that proves the signed-in person's address, where it is not proved. */
export async function requestEmailProof(tx: Transaction): Promise<void> {
  const { id, email, emailProvedAt } = await loadAccount(tx, signedIn(tx.actor).id);
  if (emailProvedAt !== null) return;
  await queueAccountMail(tx, { kind: 'proof', userId: id, email });
}
