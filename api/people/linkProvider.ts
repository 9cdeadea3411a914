import { destroySessionsOf } from '#api/database/sessionStore.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { queueAccountMail } from './accountMails.sql.ts';
import {
  deleteIdentity,
  identityDigest,
  insertAttempt,
  insertIdentity,
  takeAttempt,
} from './signInProvider.sql.ts';
import { loadAccount } from './users.sql.ts';

type Authorization = { state: string; nonce: string; verifier: string };

/** Stores an authorization begun by the signed-in person or a visitor; returns the secret for their browser. */
export const saveAuthorization = (tx: Transaction, authorization: Authorization): Promise<string> =>
  insertAttempt(tx, { ...authorization, userId: tx.actor?.id ?? null });

/** Uses up the authorization that this person or a visitor began. */
export async function takeAuthorization(tx: Transaction, secret: string): Promise<Authorization> {
  const { state, nonce, verifier } = await takeAttempt(tx, secret, tx.actor?.id ?? null);
  // A secret with which an account is to be made belongs to no authorization.
  if (state === '') throw new Refusal('provider_refused');
  return { state, nonce, verifier };
}

/** From now on the identity signs in to the account. */
export async function linkProvider(tx: Transaction, identity: string): Promise<void> {
  const { id: userId, email } = await loadAccount(tx, signedIn(tx.actor).id);
  const digest = await identityDigest(tx, identity);
  if (!(await insertIdentity(tx, { identityDigest: digest, userId }))) {
    throw new Refusal('provider_linked');
  }
  await queueAccountMail(tx, { kind: 'provider_changed', userId, email });
}

/**
 * Ends the link of an account that has a password, and all its sign-ins but the session
 * `sessionId`: whoever can sign in at the provider may be in them.
 */
export async function unlinkProvider(tx: Transaction, sessionId: string | null): Promise<void> {
  const { id, email, hasPassword } = await loadAccount(tx, signedIn(tx.actor).id);
  // guard: last-way-in-stays
  if (!hasPassword) throw new Refusal('last_way_in');
  await deleteIdentity(tx, id);
  await destroySessionsOf(tx, id, { except: sessionId });
  await queueAccountMail(tx, { kind: 'provider_changed', userId: id, email });
}
