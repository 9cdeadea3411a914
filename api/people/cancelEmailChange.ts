import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { deleteEmailChange } from './emailChanges.sql.ts';
import { loadAccount } from './users.sql.ts';

/** Calls off a change of the signed-in person's address; without one there is nothing to do. */
export async function cancelEmailChange(tx: Transaction): Promise<void> {
  const { id } = await loadAccount(tx, signedIn(tx.actor).id);
  await deleteEmailChange(tx, id);
}
