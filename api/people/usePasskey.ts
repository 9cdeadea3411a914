import type { Transaction } from '#api/database/transaction.ts';
import type { PasskeyRow } from './credentials.entities.ts';
import { findPasskeys, loadPasskey, savePasskeyUse, takeRecoveryCode } from './passkeys.sql.ts';

/**
 * Checks what a passkey has signed, under a lock, and counts the use; returns whose it is. `read`
 * gives the new count, or null for what it did not sign.
 */
export async function usePasskey(
  tx: Transaction,
  credentialId: string,
  read: (kept: PasskeyRow) => Promise<number>,
): Promise<string> {
  const kept = await loadPasskey(tx, credentialId);
  await savePasskeyUse(tx, kept.id, await read(kept));
  return kept.userId;
}

export type SecondFactor = 'not_needed' | 'missing' | 'wrong' | 'right';

/** What a password alone is worth for an account, or together with a recovery code, which is used up. */
export async function checkSecondFactor(
  tx: Transaction,
  userId: string,
  recoveryCode: string | undefined,
): Promise<SecondFactor> {
  if ((await findPasskeys(tx, userId)).length === 0) return 'not_needed';
  if (recoveryCode === undefined) return 'missing';
  return (await takeRecoveryCode(tx, userId, recoveryCode)) ? 'right' : 'wrong';
}
