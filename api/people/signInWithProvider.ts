import { checkSecondFactor } from './usePasskey.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { suggestUsername } from './suggestUsername.rules.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import { findLinkedUser, identityDigest, insertAttempt } from './signInProvider.sql.ts';
import { findByEmail } from './users.sql.ts';

/** What the provider says of the person. */
type ProviderClaims = {
  identity: string;
  email: string | null;
  isEmailProved: boolean;
  name: string | null;
};

/** The linked account, or what is needed to make one. */
type ProviderSignIn =
  | { outcome: 'known'; userId: string }
  | { outcome: 'new'; secret: string; email: string; suggestedName: string };

/**
 * Finds the account that is linked with an identity. Where there is none, keeps what a new one
 * needs under a new secret: an account that has the address is never taken over by it, and an
 * address that the provider does not vouch for makes none.
 */
export async function signInWithProvider(
  tx: Transaction,
  claims: ProviderClaims,
): Promise<ProviderSignIn> {
  const digest = await identityDigest(tx, claims.identity);
  const userId = await findLinkedUser(tx, digest);
  if (userId !== null) {
    const second = await checkSecondFactor(tx, userId, undefined);
    // guard: provider-asks-for-the-passkey
    if (second !== 'not_needed') throw new Refusal('second_factor');
    return { outcome: 'known', userId };
  }
  const { email, isEmailProved, name } = claims;
  // Checked before any account is looked up: claiming an address must reveal nothing about it.
  // guard: provider-vouches-for-the-address
  if (email === null || !isEmailProved) throw new Refusal('provider_email_unproved');
  // guard: provider-takes-no-account-over
  if ((await findByEmail(tx, email)) !== null) throw new Refusal('provider_account_exists');
  const used = { userId: null, state: '', nonce: '', verifier: '' };
  const secret = await insertAttempt(tx, { ...used, identityDigest: digest, email });
  return { outcome: 'new', secret, email, suggestedName: suggestUsername(name ?? email) };
}
