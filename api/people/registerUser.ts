import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import { isReserved } from './usernames.rules.ts';
import { queueAccountMail } from './accountMails.sql.ts';
import { findLooksTaken } from './usernames.sql.ts';
import { findIsTaken, insertUser } from './users.sql.ts';
import type { Language } from '#schema/languages/languages.ts';
import type { PreferredRole } from '#schema/people/user.ts';

export type RegisterInput = {
  username: string;
  email: string;
  /** Hashed before the transaction began, so that no lock waits for it. */
  passwordHash: string;
  preferredRole: PreferredRole;
  /** What they read, and want to be written to in; absent: nobody knows. */
  language?: Language;
  /** Made by the sign-in provider, which vouches for the address; there is no password. */
  isProvider?: boolean;
};

/** Makes an account and orders the mail that proves its address; returns its id. */
export async function registerUser(tx: Transaction, input: RegisterInput): Promise<string> {
  const isNameFree = !isReserved(input.username) && !(await findLooksTaken(tx, input.username));
  if (!isNameFree) throw refusalBeside('username', 'username_taken');
  const id = tx.randomUuid();
  const { isProvider = false, ...account } = input;
  const proved = isProvider ? { emailProvedAt: tx.now, hasPassword: false } : {};
  if (!(await insertUser(tx, { ...account, ...proved, id }))) {
    const isUsernameTaken = await findIsTaken(tx, input.username);
    throw isUsernameTaken
      ? refusalBeside('username', 'username_taken')
      : refusalBeside('email', 'email_taken');
  }
  if (!isProvider) await queueAccountMail(tx, { kind: 'proof', userId: id, email: input.email });
  return id;
}

function refusalBeside(path: string, code: 'username_taken' | 'email_taken'): Refusal {
  return new Refusal(code, [{ path, message: new Refusal(code).message }]);
}
