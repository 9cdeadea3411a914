import { destroySessionsOf } from '#api/database/sessionStore.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { takeLink } from './accountLinks.sql.ts';
import { queueAccountMail } from './accountMails.sql.ts';
import { deleteEmailChange } from './emailChanges.sql.ts';
import { savePassword } from './users.sql.ts';

/**
 * Sets a new password for whoever has the link, and ends every sign-in of the account: somebody
 * else may know the old one. A change of the address that is under way ends too.
 */
export async function resetPassword(
  tx: Transaction,
  { token, passwordHash }: { token: string; passwordHash: string },
): Promise<void> {
  const { userId, email } = await takeLink(tx, token, ['reset']);

  await savePassword(tx, userId, passwordHash);
  await destroySessionsOf(tx, userId);
  await deleteEmailChange(tx, userId);
  await queueAccountMail(tx, { kind: 'password_changed', userId, email });
}
