import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { mayProvePhone } from './contactPolicy.rules.ts';
import { permit } from '#api/platform/refusal.rules.ts';
import {
  contactDigest,
  deletePhoneCode,
  endContactProof,
  saveContactProof,
  takePhoneTry,
} from './contactProofs.sql.ts';
import { loadAccount } from './users.sql.ts';

/** A code as it is kept: with the person in it, or two people could find each other's in the table. */
export const phoneCodeDigest = (tx: Transaction, userId: string, code: string): Promise<Buffer> =>
  contactDigest(tx, `code ${userId} ${code}`);

/**
 * Proves a person's phone by the code that was sent there; false for a wrong one, which counts as a
 * try.
 */
export async function provePhone(tx: Transaction, code: string): Promise<boolean> {
  const person = signedIn(tx.actor);
  const { id: userId } = person;
  permit(mayProvePhone(person, await loadAccount(tx, userId)));
  const sent = await takePhoneTry(tx, userId);
  if (sent === null) return false;
  const given = await phoneCodeDigest(tx, userId, code);
  if (Buffer.compare(given, sent.codeDigest) !== 0) return false;

  await deletePhoneCode(tx, userId);
  const { phoneDigest: digest, hint } = sent;
  await saveContactProof(tx, { digest, kind: 'phone', userId, hint, seenBy: null });
  return true;
}

/** Takes the signed-in person's phone back as a proof. */
export async function removePhone(tx: Transaction): Promise<void> {
  const { id } = await loadAccount(tx, signedIn(tx.actor).id);
  await deletePhoneCode(tx, id);
  await endContactProof(tx, id, 'phone');
}
