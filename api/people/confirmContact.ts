import type { Transaction } from '#api/database/transaction.ts';
import { documentText } from './contact.rules.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { mayConfirmContact } from './contactPolicy.rules.ts';
import { permit } from '#api/platform/refusal.rules.ts';
import { contactDigest, saveContactProof } from './contactProofs.sql.ts';
import { loadAccount, loadPerson } from './users.sql.ts';

/** An operator has seen a document of a person; nothing of it is kept but a digest. */
export async function confirmContact(
  tx: Transaction,
  seen: { username: string; kind: string; country: string; number: string },
): Promise<void> {
  const operator = signedIn(tx.actor);
  const person = await loadPerson(tx, seen.username);
  permit(mayConfirmContact(operator, person));

  const { id: userId } = await loadAccount(tx, person.id);
  const digest = await contactDigest(tx, documentText(seen));
  await saveContactProof(tx, { digest, kind: 'document', userId, hint: '', seenBy: operator.id });
}
