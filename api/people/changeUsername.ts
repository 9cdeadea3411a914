import type { Transaction } from '#api/database/transaction.ts';
import { daysAfter } from '#api/platform/instant.rules.ts';
import { permit, Refusal } from '#api/platform/refusal.rules.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { isReserved } from './usernames.rules.ts';
import { mayChangeUsername } from './accountPolicy.rules.ts';
import { queueAccountMail } from './accountMails.sql.ts';
import { renameInReplies } from './keptReplies.sql.ts';
import { findLooksTaken, holdName, loadRenamed, saveUsername } from './usernames.sql.ts';
import { USERNAME_HELD_DAYS } from '#schema/people/profileLimits.ts';

/**
 * Gives the signed-in person another username, by the rules of registration, and keeps the one
 * before from everybody else for 180 days; they are mailed. Whatever names them by their id goes on
 * holding, the public record and the books among it.
 */
export async function changeUsername(tx: Transaction, username: string): Promise<void> {
  const person = signedIn(tx.actor);
  const account = await loadRenamed(tx, person.id);
  if (account.username === username) return;

  permit(mayChangeUsername(person, account.usernameChangedAt, tx.now));
  if (isReserved(username) || (await findLooksTaken(tx, username, person.id))) throw taken();

  await holdName(tx, {
    username: account.username,
    userId: person.id,
    expiresAt: daysAfter(tx.now, USERNAME_HELD_DAYS),
  });
  await saveUsername(tx, person.id, username);
  await renameInReplies(tx, account.username, username);
  const { email } = account;
  await queueAccountMail(tx, { kind: 'username_changed', userId: person.id, email });
}

function taken(): Refusal {
  const { message } = new Refusal('username_taken');
  return new Refusal('username_taken', [{ path: 'username', message }]);
}
