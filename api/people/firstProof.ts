import { destroySessionsFor } from '#api/database/sessionStore.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { addressReleasedNotice } from './accountNotices.rules.ts';
import { deleteLinks } from './accountLinks.sql.ts';
import { deleteEmailChange } from './emailChanges.sql.ts';
import { endGrants } from './endGrants.sql.ts';
import { deletePasskeys } from './passkeys.sql.ts';
import { deleteIdentity } from './signInProvider.sql.ts';
import { releaseAddress, savePasswordForeign } from './users.sql.ts';

/** The session that a proof came from, and its person; null: nobody was signed in. */
export type ProvedIn = { userId: string; sessionId: string | null } | null;

/** Gives a proved address to one account alone; others that only named it are notified. */
export async function settleAddress(
  tx: Transaction,
  owned: { email: string; ownerId: string },
): Promise<void> {
  for (const { id } of await releaseAddress(tx, owned))
    await saveNotices(tx, null, [{ userId: id, ...addressReleasedNotice(owned.email) }]);
}

/**
 * Ends the access that predates the first proof of an account's address: somebody other than the mailbox's
 * owner may have registered it. If the proof comes from a session of the account, both are the same person,
 * and only other sessions end.
 */
export async function endEarlierAccess(
  tx: Transaction,
  userId: string,
  provedIn: ProvedIn,
): Promise<void> {
  if (provedIn?.userId === userId) {
    await destroySessionsFor(tx, userId, { except: provedIn.sessionId });
    return;
  }
  await destroySessionsFor(tx, userId);
  await forgetOtherWaysIn(tx, userId);
  await deleteEmailChange(tx, userId);
  await deleteLinks(tx, userId, ['reset']);
  await savePasswordForeign(tx, userId, true);
}

/** Removes passkeys, recovery codes, sign-in provider, API keys, calendar address and payout account. */
export async function forgetOtherWaysIn(tx: Transaction, userId: string): Promise<void> {
  await deletePasskeys(tx, userId);
  await deleteIdentity(tx, userId);
  await endGrants(tx, userId);
}
