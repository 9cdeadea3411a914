import { destroySessionsOf } from '#api/database/sessionStore.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { deleteLinks } from './accountLinks.sql.ts';
import { queueAccountMail } from './accountMails.sql.ts';
import { loadAccount, savePassword } from './users.sql.ts';

/**
 * Sets a new password for the signed-in person and ends their other sign-ins; `sessionId` is the one
 * that stays. Links to a new password that are under way are worth nothing any more.
 */
export async function changePassword(
  tx: Transaction,
  { passwordHash, sessionId }: { passwordHash: string; sessionId: string | null },
): Promise<void> {
  const { id, email } = await loadAccount(tx, signedIn(tx.actor).id);

  await savePassword(tx, id, passwordHash);
  await deleteLinks(tx, id, ['reset']);
  await destroySessionsOf(tx, id, { except: sessionId });
  await queueAccountMail(tx, { kind: 'password_changed', userId: id, email });
}
