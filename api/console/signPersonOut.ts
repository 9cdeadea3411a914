import { destroySessionsOf } from '#api/database/sessionStore.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { signedOutNotice } from '#api/people/accountNotices.rules.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { mayActOn } from '#api/people/consolePolicy.rules.ts';
import { permit } from '#api/platform/refusal.rules.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { loadRole } from '#api/people/users.sql.ts';
import { saveOperatorAct } from './operatorActs.sql.ts';

/** Ends every sign-in of somebody, who is told so at the next one. */
export async function signPersonOut(
  tx: Transaction,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> {
  const operator = signedIn(tx.actor);
  permit(mayActOn(operator, await loadRole(tx, userId)));

  await destroySessionsOf(tx, userId);
  await saveNotices(tx, null, [{ userId, ...signedOutNotice }]);
  await saveOperatorAct(tx, { byId: operator.id, act: 'sign_out', userId, reason });
}
