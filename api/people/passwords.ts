import { destroySessionsFor, findSessionStart } from '#api/database/sessionStore.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { signedIn, Refusal } from '#api/platform/access.rules.ts';
import { deleteLinks, takeLink } from './accountLinks.sql.ts';
import { queueAccountMail } from './accountMails.sql.ts';
import { endPrograms } from './endGrants.sql.ts';
import { forgetOtherWaysIn } from './firstProof.ts';
import {
  loadAccount,
  savePassword,
  savePasswordForeign,
  replacePasswordHash,
} from './users.sql.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import { FRESH_SIGN_IN_MINUTES } from '#schema/people/signInProvider.ts';
import { deleteEmailChange } from './emailChanges.sql.ts';

/**
 * Ends other sessions (`sessionId` stays), invalidates pending reset links and ends a pending change of address:
 * somebody else may know the old password.
 */
export async function changePassword(
  tx: Transaction,
  { passwordHash, sessionId }: { passwordHash: string; sessionId: string | null },
): Promise<void> {
  const { id, email } = await loadAccount(tx, signedIn(tx.actor).id);

  await savePassword(tx, id, passwordHash);
  await deleteLinks(tx, id, ['reset']);
  await deleteEmailChange(tx, id);
  await destroySessionsFor(tx, id, { except: sessionId });
  await queueAccountMail(tx, { kind: 'password_changed', userId: id, email });
}

/**
 * Ends the person's other sessions. `now`: the time of sessions. Requires a fresh session, so that
 * an unattended device is not enough to take over an account.
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
  await destroySessionsFor(tx, id, { except: sessionId });
  await queueAccountMail(tx, { kind: 'password_changed', userId: id, email });
}

/**
 * The address is looked up when the mail is written, so that neither the answer nor its timing
 * reveals accounts.
 */
export async function requestPasswordReset(tx: Transaction, email: string): Promise<void> {
  await queueAccountMail(tx, { kind: 'reset', userId: null, email });
}

/**
 * Uses the link from the mail. Ends every session, key and private address, and a pending change of address:
 * somebody else may know the old password.
 */
export async function resetPassword(
  tx: Transaction,
  { token, passwordHash }: { token: string; passwordHash: string },
): Promise<void> {
  const { userId, email } = await takeLink(tx, token, ['reset']);
  const { isPasswordForeign } = await loadAccount(tx, userId);

  // These were made with a password that the owner may never have known.
  if (isPasswordForeign) {
    await forgetOtherWaysIn(tx, userId);
    await savePasswordForeign(tx, userId, false);
  }
  await savePassword(tx, userId, passwordHash);
  await endPrograms(tx, userId);
  await destroySessionsFor(tx, userId);
  await deleteEmailChange(tx, userId);
  await queueAccountMail(tx, { kind: 'password_changed', userId, email });
}

type Renewed = { userId: string; before: string; passwordHash: string };

/** Upgrades the hash; no-op if the password was changed meanwhile. */
export const renewPasswordHash = (tx: Transaction, renewed: Renewed): Promise<void> =>
  replacePasswordHash(tx, renewed);
