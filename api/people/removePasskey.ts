import { endPasskeySessions } from '#api/database/sessionStore.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { newRecoveryCodes } from './recoveryCodes.rules.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { queueAccountMail } from './accountMails.sql.ts';
import { deletePasskey, findPasskeys, saveRecoveryCodes } from './passkeys.sql.ts';
import { loadAccount } from './users.sql.ts';

/**
 * Forgets a passkey of the signed-in person, and with the last one their recovery codes. Ends their
 * other sign-ins that began with a passkey; `sessionId` is the one that stays.
 */
export async function removePasskey(
  tx: Transaction,
  { id, sessionId }: { id: string; sessionId: string | null },
): Promise<void> {
  const { id: userId, email } = await loadAccount(tx, signedIn(tx.actor).id);
  if (!(await deletePasskey(tx, userId, id))) return;
  const isLast = (await findPasskeys(tx, userId)).length === 0;
  if (isLast) await saveRecoveryCodes(tx, userId, []);
  await endPasskeySessions(tx, userId, { except: sessionId, isLast });
  await queueAccountMail(tx, { kind: 'passkeys_changed', userId, email });
}

/** Makes new recovery codes in the place of the old. */
export async function renewRecoveryCodes(tx: Transaction): Promise<string[]> {
  const { id: userId, email } = await loadAccount(tx, signedIn(tx.actor).id);
  if ((await findPasskeys(tx, userId)).length === 0) throw new Refusal('passkey_refused');
  const codes = newRecoveryCodes((length) => tx.randomBytes(length));
  await saveRecoveryCodes(tx, userId, codes);
  await queueAccountMail(tx, { kind: 'passkeys_changed', userId, email });
  return codes;
}
