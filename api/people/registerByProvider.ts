import { registerUser } from './registerUser.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import { insertIdentity, takeAttempt } from './signInProvider.sql.ts';
import type { PreferredRole } from '#schema/people/user.ts';

/**
 * Makes an account for who came back from the provider and has none; returns its id. The provider
 * vouches for its address; it has no password.
 */
export async function registerByProvider(
  tx: Transaction,
  input: {
    secret: string;
    username: string;
    preferredRole: PreferredRole;
    /** Of a password that nobody knows. */
    passwordHash: string;
  },
): Promise<string> {
  const { secret, ...chosen } = input;
  const { email, identityDigest } = await takeAttempt(tx, secret, null);
  if (email === null || identityDigest === null) throw new Refusal('provider_refused');
  const userId = await registerUser(tx, { ...chosen, email, isProvider: true }).catch(asExisting);
  if (!(await insertIdentity(tx, { identityDigest, userId }))) throw new Refusal('provider_linked');
  return userId;
}

function asExisting(error: unknown): never {
  const isTaken = error instanceof Refusal && error.code === 'email_taken';
  throw isTaken ? new Refusal('provider_account_exists') : error;
}
