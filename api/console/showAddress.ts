import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { mayActOn } from '#api/people/consolePolicy.rules.ts';
import { permit } from '#api/platform/refusal.rules.ts';
import { loadRole } from '#api/people/users.sql.ts';
import { saveOperatorAct } from './operatorActs.sql.ts';

/** Tells an operator somebody's address, and keeps who looked and why. */
export async function showAddress(
  tx: Transaction,
  { userId, reason }: { userId: string; reason: string },
): Promise<{ email: string }> {
  const operator = signedIn(tx.actor);
  const person = await loadRole(tx, userId);
  permit(mayActOn(operator, person));

  await saveOperatorAct(tx, { byId: operator.id, act: 'address', userId, reason });
  return { email: person.email };
}
