import { strengthenSession } from '#api/database/sessionStore.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { newRecoveryCodes } from './recoveryCodes.rules.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import type { PasskeyRow } from './credentials.entities.ts';
import { queueAccountMail } from './accountMails.sql.ts';
import { findPasskeys, insertPasskey, saveRecoveryCodes } from './passkeys.sql.ts';
import { loadAccount } from './users.sql.ts';
import { PASSKEYS_MAX } from '#schema/limits.ts';

type NewPasskey = Omit<PasskeyRow, 'id' | 'userId' | 'createdAt' | 'lastUsedAt'> & {
  /** The session that it was made in, which counts as begun with it from now on. */
  sessionId: string | null;
};

/**
 * Keeps a passkey of the signed-in person; returns the recovery codes that come with the first one,
 * and no others.
 */
export async function addPasskey(
  tx: Transaction,
  { sessionId, ...passkey }: NewPasskey,
): Promise<string[]> {
  const { id: userId, email } = await loadAccount(tx, signedIn(tx.actor).id);
  const known = await findPasskeys(tx, userId);
  if (known.length >= PASSKEYS_MAX) throw new Refusal('passkey_refused');
  const dates = { createdAt: tx.now, lastUsedAt: null };
  const isNew = await insertPasskey(tx, { ...passkey, ...dates, id: tx.randomUuid(), userId });
  if (!isNew) throw new Refusal('passkey_refused');
  if (sessionId !== null) await strengthenSession(tx, sessionId);
  await queueAccountMail(tx, { kind: 'passkeys_changed', userId, email });
  if (known.length > 0) return [];
  const codes = newRecoveryCodes((length) => tx.randomBytes(length));
  await saveRecoveryCodes(tx, userId, codes);
  return codes;
}
