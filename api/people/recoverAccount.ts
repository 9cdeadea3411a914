import { endPasskeySessions } from '#api/database/sessionStore.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { recoveredNotice } from './accountNotices.rules.ts';
import { insertLink } from './accountLinks.sql.ts';
import { queueAccountMail } from './accountMails.sql.ts';
import { deleteEmailChange } from './emailChanges.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { deletePasskeys } from './passkeys.sql.ts';
import { loadAccount, loadPerson, saveEmail } from './users.sql.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import { RESET_LINK_MINUTES } from '#schema/limits.ts';

/**
 * For the command line: makes a link to a new password for somebody who lost their mailbox, and
 * gives the account another address to be confirmed (null: keeps it); on demand takes its passkeys
 * away. Returns the link's token.
 */
export async function recoverAccount(
  tx: Transaction,
  account: { username: string; newEmail: string | null; isWithoutPasskeys: boolean },
): Promise<string> {
  const { username, newEmail, isWithoutPasskeys } = account;
  const { id } = await loadPerson(tx, username);
  const { email } = await loadAccount(tx, id);

  if (newEmail !== null) {
    await saveEmail(tx, id, { email: newEmail, emailProvedAt: null });
    await queueAccountMail(tx, { kind: 'proof', userId: id, email: newEmail });
  }
  if (isWithoutPasskeys) {
    await deletePasskeys(tx, id);
    await endPasskeySessions(tx, id, { except: null, isLast: true });
  }
  await deleteEmailChange(tx, id);
  await saveNotices(tx, null, [{ userId: id, ...recoveredNotice(newEmail !== null) }]);
  const expiresAt = new Date(tx.now.getTime() + RESET_LINK_MINUTES * MINUTE_MS);
  return insertLink(tx, { userId: id, purpose: 'reset', email: newEmail ?? email, expiresAt });
}
