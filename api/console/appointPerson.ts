import { grantRole } from '#api/people/grantRole.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { mayActOn } from '#api/people/consolePolicy.rules.ts';
import { permit } from '#api/platform/refusal.rules.ts';
import { loadRole } from '#api/people/users.sql.ts';
import { saveOperatorAct } from './operatorActs.sql.ts';
import type { AccountRole } from '#schema/people/user.ts';

/** Grants or revokes a role, with the reason. */
export async function appointPerson(
  tx: Transaction,
  input: { userId: string; accountRole: AccountRole; isValidator: boolean; reason: string },
): Promise<void> {
  const { userId, accountRole, isValidator, reason } = input;
  const operator = signedIn(tx.actor);
  const person = await loadRole(tx, userId);
  permit(mayActOn(operator, person));

  await grantRole(tx, { username: person.username, accountRole, isValidator });
  const subject = isValidator ? `${accountRole}, validator` : accountRole;
  await saveOperatorAct(tx, { byId: operator.id, act: 'role', userId, subject, reason });
}
