import * as v from 'valibot';
import { checkSecondFactor } from './passkeys.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { suggestUsername } from './usernames.rules.ts';
import { Refusal, signedIn } from '#api/platform/access.rules.ts';
import {
  findLinkedUser,
  identityDigest,
  insertAttempt,
  insertIdentity,
  takeAttempt,
  deleteIdentity,
} from './signInProvider.sql.ts';
import { findByEmail, loadAccount } from './users.sql.ts';
import { registerUser } from './accounts.ts';
import { emailAddress } from '#schema/people/password.ts';
import type { PreferredRole } from '#schema/people/user.ts';
import { destroySessionsFor } from '#api/database/sessionStore.ts';
import { queueAccountMail } from './accountMails.sql.ts';
import { followGroup } from './providerGroups.ts';

type ProviderClaims = {
  identity: string;
  email: string | null;
  isEmailProved: boolean;
  name: string | null;
  isOperator: boolean | null;
};

/** By our own rule: an address that it would change, for example by trimming spaces, is refused too. */
function isAddress(email: string): boolean {
  const { success, output } = v.safeParse(emailAddress, email);
  return success && output === email;
}

type ProviderSignIn =
  | { outcome: 'known'; userId: string }
  | { outcome: 'new'; secret: string; email: string; suggestedName: string };

/**
 * Finds the linked account, or stores the data of a new one under a new secret. An existing account
 * with the address is never taken over, and an address that the provider does not vouch for is
 * refused.
 */
export async function signInWithProvider(
  tx: Transaction,
  claims: ProviderClaims,
  hasMail: boolean,
): Promise<ProviderSignIn> {
  const digest = await identityDigest(tx, claims.identity);
  const userId = await findLinkedUser(tx, digest);
  if (userId !== null) {
    const second = await checkSecondFactor(tx, { userId, hasMail }, undefined);
    // guard: provider-asks-for-the-passkey
    if (second !== 'not_needed') throw new Refusal('second_factor');
    return { outcome: 'known', userId };
  }
  const { email, isEmailProved, name, isOperator } = claims;
  // Checked before any account is looked up: claiming an address must reveal nothing about it.
  // guard: provider-vouches-for-the-address
  if (email === null || !isEmailProved || !isAddress(email))
    throw new Refusal('provider_email_unproved');
  // guard: provider-takes-no-account-over
  if ((await findByEmail(tx, email))?.emailProvedAt) throw new Refusal('provider_account_exists');
  const used = { userId: null, state: '', nonce: '', verifier: '' };
  const secret = await insertAttempt(tx, { ...used, identityDigest: digest, email, isOperator });
  return { outcome: 'new', secret, email, suggestedName: suggestUsername(name ?? email) };
}

/** Without a password; the provider vouches for the address. Returns the id. */
export async function registerByProvider(
  tx: Transaction,
  input: {
    secret: string;
    username: string;
    preferredRole: PreferredRole;
    /** Of a random password. */
    passwordHash: string;
  },
): Promise<string> {
  const { secret, ...chosen } = input;
  const { email, identityDigest: digest, isOperator } = await takeAttempt(tx, secret, null);
  if (email === null || digest === null) throw new Refusal('provider_refused');
  const userId = await registerUser(tx, { ...chosen, email, isProvider: true }).catch(asExisting);
  if (!(await insertIdentity(tx, { identityDigest: digest, userId })))
    throw new Refusal('provider_linked');
  await followGroup(tx, userId, isOperator);
  return userId;
}

function asExisting(error: unknown): never {
  const isTaken = error instanceof Refusal && error.code === 'email_taken';
  throw isTaken ? new Refusal('provider_account_exists') : error;
}

type Authorization = { state: string; nonce: string; verifier: string };

/** Of the signed-in person or a visitor; returns the secret for their browser. */
export const saveAuthorization = (tx: Transaction, authorization: Authorization): Promise<string> =>
  insertAttempt(tx, { ...authorization, userId: tx.actor?.id ?? null });

/** Only by the person, or visitor, who began it. */
export async function takeAuthorization(tx: Transaction, secret: string): Promise<Authorization> {
  const { state, nonce, verifier } = await takeAttempt(tx, secret, tx.actor?.id ?? null);
  // A secret for creating an account does not belong to an authorization.
  if (state === '') throw new Refusal('provider_refused');
  return { state, nonce, verifier };
}

/** For a linked person, even if they may not sign in. */
export async function followProviderGroup(
  tx: Transaction,
  { identity, isOperator }: Pick<ProviderClaims, 'identity' | 'isOperator'>,
): Promise<void> {
  const userId = await findLinkedUser(tx, await identityDigest(tx, identity));
  if (userId !== null) await followGroup(tx, userId, isOperator);
}

export async function linkProvider(
  tx: Transaction,
  { identity, isOperator }: Pick<ProviderClaims, 'identity' | 'isOperator'>,
): Promise<void> {
  const { id: userId, email } = await loadAccount(tx, signedIn(tx.actor).id);
  const digest = await identityDigest(tx, identity);
  if (!(await insertIdentity(tx, { identityDigest: digest, userId }))) {
    throw new Refusal('provider_linked');
  }
  await followGroup(tx, userId, isOperator);
  await queueAccountMail(tx, { kind: 'provider_changed', userId, email });
}

/**
 * Requires a password, and ends all sessions but `sessionId`: someone with access to the provider
 * account may be in them.
 */
export async function unlinkProvider(tx: Transaction, sessionId: string | null): Promise<void> {
  const { id, email, hasPassword } = await loadAccount(tx, signedIn(tx.actor).id);
  // guard: last-way-in-stays
  if (!hasPassword) throw new Refusal('last_way_in');
  await deleteIdentity(tx, id);
  await destroySessionsFor(tx, id, { except: sessionId });
  await queueAccountMail(tx, { kind: 'provider_changed', userId: id, email });
}
