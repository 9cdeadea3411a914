import type { Transaction } from '#api/database/transaction.ts';
import { roleNotice } from './accountNotices.rules.ts';
import { mayGrantRole } from './accountPolicy.rules.ts';
import { permit } from '#api/platform/refusal.rules.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { loadPerson, saveRole } from './users.sql.ts';
import type { AccountRole } from '#schema/people/user.ts';

/**
 * Grants or revokes the role of an account. Without a signed-in person it is the command line,
 * which only those can use who hold the database anyway.
 */
export async function grantRole(
  tx: Transaction,
  input: { username: string; accountRole: AccountRole; isValidator: boolean },
): Promise<void> {
  const { username, accountRole, isValidator } = input;
  const person = await loadPerson(tx, username);

  if (tx.actor !== null) permit(mayGrantRole(tx.actor, person));

  const userId = person.id;
  await saveRole(tx, userId, { byId: tx.actor?.id ?? null, accountRole, isValidator });
  await saveNotices(tx, null, [{ userId, ...roleNotice(accountRole, isValidator) }]);
}
