import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { queueAccountMail } from '#api/repositories/accounts/accountMails.ts';
import { findIsTaken, insertUser } from '#api/repositories/accounts/users.ts';
import type { PreferredRole } from '#schema/people/user.ts';

export type RegisterInput = {
  username: string;
  email: string;
  /** Hashed before the transaction began, so that no lock waits for it. */
  passwordHash: string;
  preferredRole: PreferredRole;
};

/**
 * Makes an account and orders the mail that proves its address; answers its id. Throws Refusal
 * `username_taken` or `email_taken`.
 */
export async function registerUser(tx: Transaction, input: RegisterInput): Promise<string> {
  const id = tx.randomUuid();
  const isStored = await insertUser(tx, { ...input, id });
  if (!isStored) {
    const isUsernameTaken = await findIsTaken(tx, input.username);
    const path = isUsernameTaken ? 'username' : 'email';
    const refusal = new Refusal(isUsernameTaken ? 'username_taken' : 'email_taken');
    throw new Refusal(refusal.code, [{ path, message: refusal.message }]);
  }
  await queueAccountMail(tx, { kind: 'proof', userId: id, email: input.email });
  return id;
}
