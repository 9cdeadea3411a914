import type { Transaction } from '#api/database/transaction.ts';
import { addressOfDeleted, nameOfDeleted, refuseWhileInUse } from './accountDeletion.rules.ts';
import { mayDeleteAccount } from './accountPolicy.rules.ts';
import { permit } from '#api/platform/refusal.rules.ts';
import { eraseAccount, findOpenDuties } from './accountDeletion.sql.ts';
import { loadAccountAlone } from './users.sql.ts';

/**
 * Erases who a person is and signs them out everywhere; what they posted and decided stays, under a
 * name that says so. Without a signed-in person it is the command line. `passwordHash` has to be
 * one that nobody knows the password of.
 */
export async function deleteAccount(
  tx: Transaction,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<void> {
  const account = await loadAccountAlone(tx, userId);
  const duties = await findOpenDuties(tx, userId);

  if (tx.actor !== null) permit(mayDeleteAccount(tx.actor));
  refuseWhileInUse(duties);

  const username = nameOfDeleted(tx.randomUuid());
  const email = addressOfDeleted(username);
  await eraseAccount(tx, account, { username, email, passwordHash });
}
