import type { Transaction } from '#api/database/transaction.ts';
import {
  insertChallenge,
  takeChallenge,
  findPasskeys,
  insertPasskey,
  saveRecoveryCodes,
  deletePasskey,
  loadPasskey,
  savePasskeyUse,
  takeRecoveryCode,
} from './passkeys.sql.ts';
import { strengthenSession, endPasskeySessions } from '#api/database/sessionStore.ts';
import { newRecoveryCodes } from './recoveryCodes.rules.ts';
import { Refusal, signedIn } from '#api/platform/access.rules.ts';
import type { PasskeyRow } from './credentials.entities.ts';
import { queueAccountMail } from './accountMails.sql.ts';
import { loadAccount } from './users.sql.ts';
import { PASSKEYS_MAX } from '#schema/limits.ts';

export const requestPasskey = (tx: Transaction, challenge: string): Promise<string> =>
  insertChallenge(tx, { userId: tx.actor?.id ?? null, challenge });

/** `userId` null: a visitor's. */
export const takeAskedPasskey = (tx: Transaction, challengeId: string): Promise<string> =>
  takeChallenge(tx, challengeId, tx.actor?.id ?? null);

type NewPasskey = Omit<PasskeyRow, 'id' | 'userId' | 'createdAt' | 'lastUsedAt'> & {
  /** The session that registered it, which from now on counts as started with it. */
  sessionId: string | null;
};

/** Adds a passkey for the signed-in person. Returns recovery codes with the first one, otherwise none. */
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

/**
 * Removing the last one also deletes the recovery codes. Ends the person's other sessions that were started
 * with a passkey; `sessionId` stays.
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

export async function renewRecoveryCodes(tx: Transaction): Promise<string[]> {
  const { id: userId, email } = await loadAccount(tx, signedIn(tx.actor).id);
  if ((await findPasskeys(tx, userId)).length === 0) throw new Refusal('passkey_refused');
  const codes = newRecoveryCodes((length) => tx.randomBytes(length));
  await saveRecoveryCodes(tx, userId, codes);
  await queueAccountMail(tx, { kind: 'passkeys_changed', userId, email });
  return codes;
}

/**
 * Locks the passkey and counts the use; returns its owner. `read` verifies it and returns the new counter, or
 * null if the signature is invalid.
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

/**
 * Whether the password suffices, possibly with a recovery code, which is used up. Not required until the
 * address is proved, where that is possible: a stranger's passkey would lock the owner out.
 */
export async function checkSecondFactor(
  tx: Transaction,
  { userId, hasMail }: { userId: string; hasMail: boolean },
  recoveryCode: string | undefined,
): Promise<SecondFactor> {
  if ((await findPasskeys(tx, userId)).length === 0) return 'not_needed';
  if (hasMail && (await loadAccount(tx, userId)).emailProvedAt === null) return 'not_needed';
  if (recoveryCode === undefined) return 'missing';
  return (await takeRecoveryCode(tx, userId, recoveryCode)) ? 'right' : 'wrong';
}
