import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/domain/signedIn.ts';
import { deleteArea } from '#api/repositories/accounts/digestChoices.ts';

/** Ends following an area; one of somebody else, or none, changes nothing. */
export async function unfollowArea(tx: Transaction, id: string): Promise<void> {
  await deleteArea(tx, id, signedIn(tx.actor).id);
}
