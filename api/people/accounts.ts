import type { Transaction } from '#api/database/transaction.ts';
import { Refusal, permit } from '#api/platform/access.rules.ts';
import { isReserved } from './usernames.rules.ts';
import { queueAccountMail } from './accountMails.sql.ts';
import { findLooksTaken } from './usernames.sql.ts';
import { settleAddress } from './firstProof.ts';
import {
  findByEmail,
  findIsTaken,
  insertUser,
  loadAccount,
  loadPerson,
  saveEmail,
  saveRole,
  loadAccountAlone,
} from './users.sql.ts';
import type { Language } from '#schema/languages/languages.ts';
import type { PreferredRole, AccountRole } from '#schema/people/user.ts';
import { endPasskeySessions } from '#api/database/sessionStore.ts';
import { recoveredNotice, roleNotice } from './accountNotices.rules.ts';
import { deleteLinks, insertLink } from './accountLinks.sql.ts';
import { deleteEmailChange } from './emailChanges.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { deletePasskeys } from './passkeys.sql.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import { RESET_LINK_MINUTES } from '#schema/limits.ts';
import { mayGrantRole, mayDeleteAccount } from './accountPolicy.rules.ts';
import { addressOfDeleted, nameOfDeleted, refuseWhileInUse } from './accountDeletion.rules.ts';
import { eraseAccount, findOpenDuties } from './accountDeletion.sql.ts';

type RegisterInput = {
  username: string;
  email: string;
  /** Computed before the transaction, so that no lock waits for it. */
  passwordHash: string;
  preferredRole: PreferredRole;
  /** For mails; absent: unknown. */
  language?: Language;
  /** Registered through the sign-in provider, which vouches for the address; no password. */
  isProvider?: boolean;
  /** Proved by other means, such as the code of a setup. */
  isProved?: boolean;
  /** False: nobody can prove an address here, so it belongs to the first who names it. */
  hasMail?: boolean;
  /** False: the address has received enough mails for now. */
  isMailed?: boolean;
};

/**
 * Also queues the mail that proves the address; returns the id. Several accounts may name an address until
 * one of them proves it, so that registering neither reveals who is registered nor locks the owner out. An
 * account that has proved it is notified by mail.
 */
export async function registerUser(tx: Transaction, input: RegisterInput): Promise<string> {
  const { isProvider = false, isProved = isProvider, hasMail = true, isMailed = true } = input;
  const { username, email, passwordHash, preferredRole, language } = input;
  const isNameFree = !isReserved(username) && !(await findLooksTaken(tx, username));
  if (!isNameFree) throw refusalBeside('username', 'username_taken');
  if (!hasMail && (await findByEmail(tx, email)) !== null)
    throw refusalBeside('email', 'email_taken');
  const id = tx.randomUuid();
  const account = { id, username, email, passwordHash, preferredRole, language };
  const proved = { hasPassword: !isProvider, emailProvedAt: isProved ? tx.now : null };
  if (!(await insertUser(tx, { ...account, ...proved }))) {
    const isUsernameTaken = await findIsTaken(tx, username);
    throw isUsernameTaken
      ? refusalBeside('username', 'username_taken')
      : refusalBeside('email', 'email_taken');
  }
  if (isProved) await settleAddress(tx, { email, ownerId: id });
  else if (isMailed) await queueAccountMail(tx, { kind: 'proof', userId: id, email });
  return id;
}

function refusalBeside(path: string, code: 'username_taken' | 'email_taken'): Refusal {
  return new Refusal(code, [{ path, message: new Refusal(code).message }]);
}

/**
 * For the command line: creates a password reset link for somebody who lost their mailbox,
 * optionally with a new address to be confirmed (null: keeps it) and without passkeys. Returns the
 * link's token.
 */
export async function recoverAccount(
  tx: Transaction,
  account: { username: string; newEmail: string | null; isWithoutPasskeys: boolean },
): Promise<string> {
  const { username, newEmail, isWithoutPasskeys } = account;
  const { id } = await loadPerson(tx, username);
  const { email } = await loadAccount(tx, id);

  if (newEmail !== null) {
    const owner = await findByEmail(tx, newEmail);
    if (owner !== null && owner.id !== id && owner.emailProvedAt !== null)
      throw new Refusal('email_taken');
    await saveEmail(tx, id, { email: newEmail, emailProvedAt: null });
    await queueAccountMail(tx, { kind: 'proof', userId: id, email: newEmail });
  }
  if (isWithoutPasskeys) {
    await deletePasskeys(tx, id);
    await endPasskeySessions(tx, id, { except: null, isLast: true });
  }
  await deleteEmailChange(tx, id);
  // Somebody else may have access to the lost mailbox.
  await deleteLinks(tx, id, ['reset']);
  await saveNotices(tx, null, [{ userId: id, ...recoveredNotice(newEmail !== null) }]);
  const expiresAt = new Date(tx.now.getTime() + RESET_LINK_MINUTES * MINUTE_MS);
  return insertLink(tx, { userId: id, purpose: 'reset', email: newEmail ?? email, expiresAt });
}

/**
 * Without a signed-in person the command line is acting, open only to those who control the database anyway.
 */
export async function grantRole(
  tx: Transaction,
  input: { username: string; accountRole: AccountRole; isValidator: boolean },
): Promise<void> {
  const { username, accountRole, isValidator } = input;
  const person = await loadPerson(tx, username);

  if (tx.actor !== null) permit(mayGrantRole(tx.actor, person));

  const userId = person.id;
  await saveRole(tx, userId, { byId: tx.actor?.id ?? null, accountRole, isValidator });
  await saveNotices(tx, null, [{ userId, ...roleNotice(accountRole, isValidator) }]);
}

/**
 * Erases personal data and ends all sessions; contributions and decisions stay under a placeholder name.
 * Without a signed-in person the command line is acting. `passwordHash` must be of a random password.
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
