import { recoverAccount } from '#api/people/recoverAccount.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { resetLinkOf } from '#api/people/accountMails.rules.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { mayRecover } from '#api/people/consolePolicy.rules.ts';
import { permit } from '#api/platform/refusal.rules.ts';
import { loadRole } from '#api/people/users.sql.ts';
import { saveOperatorAct } from './operatorActs.sql.ts';

type Lost = { userId: string; newEmail: string | null; reason: string; origin: string };

/**
 * Makes a link to a new password for somebody who lost their mailbox, and gives the account another
 * address to be confirmed (null: keeps it).
 */
export async function recoverPerson(
  tx: Transaction,
  { userId, newEmail, reason, origin }: Lost,
): Promise<{ link: string }> {
  const operator = signedIn(tx.actor);
  const person = await loadRole(tx, userId);
  permit(mayRecover(operator, person));

  const { username } = person;
  const token = await recoverAccount(tx, { username, newEmail, isWithoutPasskeys: false });
  const subject = newEmail === null ? 'link' : 'link and address';
  await saveOperatorAct(tx, { byId: operator.id, act: 'recovery', userId, subject, reason });
  return { link: resetLinkOf(origin, token) };
}
