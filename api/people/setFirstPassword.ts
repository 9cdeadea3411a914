import { destroySessionsOf, findSessionStart } from '#api/database/sessionStore.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { queueAccountMail } from './accountMails.sql.ts';
import { loadAccount, savePassword } from './users.sql.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import { FRESH_SIGN_IN_MINUTES } from '#schema/people/signInProvider.ts';

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
