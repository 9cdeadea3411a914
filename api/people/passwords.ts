import { destroySessionsOf, findSessionStart } from '#api/database/sessionStore.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/actor.rules.ts';
import { deleteLinks, takeLink } from './accountLinks.sql.ts';
import { queueAccountMail } from './accountMails.sql.ts';
import { loadAccount, savePassword, replacePasswordHash } from './users.sql.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import { FRESH_SIGN_IN_MINUTES } from '#schema/people/signInProvider.ts';
import { deleteEmailChange } from './emailChanges.sql.ts';

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

/**
 * Sets the first password of the signed-in person and ends their other sign-ins. `now` is the time that
 * sessions go by. Refused in a session that is not fresh: a device that was left open must not be enough to take an account over.
 */
export async function setFirstPassword(
  tx: Transaction,
  { passwordHash, sessionId, now }: { passwordHash: string; sessionId: string | null; now: Date },
): Promise<void> {
  const { id, email, hasPassword } = await loadAccount(tx, signedIn(tx.actor).id);
  if (hasPassword) throw new Refusal('wrong_state');
  const begun = sessionId === null ? null : await findSessionStart(tx, sessionId);
  const isFresh = begun && now.getTime() - begun.getTime() <= FRESH_SIGN_IN_MINUTES * MINUTE_MS;
  if (!isFresh) throw new Refusal('sign_in_again');

  await savePassword(tx, id, passwordHash);
  await destroySessionsOf(tx, id, { except: sessionId });
  await queueAccountMail(tx, { kind: 'password_changed', userId: id, email });
}

/**
 * Orders a mail with a link to a new password. Whether anybody has the address is looked at when it
 * is written, so that neither the answer nor its time tells.
 */
export async function requestPasswordReset(tx: Transaction, email: string): Promise<void> {
  await queueAccountMail(tx, { kind: 'reset', userId: null, email });
}

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

type Renewed = { userId: string; before: string; passwordHash: string };

/** Keeps a password by a hash made as they are today. One that was changed meanwhile stays. */
export const renewPasswordHash = (tx: Transaction, renewed: Renewed): Promise<void> =>
  replacePasswordHash(tx, renewed);
