import type { Transaction } from '#api/database/transaction.ts';
import { newRecoveryCodes } from '#api/domain/recoveryCodes.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { signedIn } from '#api/domain/signedIn.ts';
import {
  deletePasskey,
  findPasskeys,
  saveRecoveryCodes,
} from '#api/repositories/accounts/passkeys.ts';
import { loadAccount } from '#api/repositories/accounts/users.ts';

/** Forgets a passkey of the signed-in person; with the last one their recovery codes. */
export async function removePasskey(tx: Transaction, id: string): Promise<void> {
  const { id: userId } = await loadAccount(tx, signedIn(tx.actor).id);
  await deletePasskey(tx, userId, id);
  if ((await findPasskeys(tx, userId)).length === 0) await saveRecoveryCodes(tx, userId, []);
}

/** Makes new recovery codes in the place of the old. Throws Refusal `passkey_refused` without a passkey. */
export async function renewRecoveryCodes(tx: Transaction): Promise<string[]> {
  const { id: userId } = await loadAccount(tx, signedIn(tx.actor).id);
  if ((await findPasskeys(tx, userId)).length === 0) throw new Refusal('passkey_refused');
  const codes = newRecoveryCodes((length) => tx.randomBytes(length));
  await saveRecoveryCodes(tx, userId, codes);
  return codes;
}
