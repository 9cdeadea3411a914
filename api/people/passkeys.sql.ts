import { IsNull } from 'typeorm';
import { sha256 } from '#api/database/sha256.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { utf8Bytes } from '#api/platform/bytes.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import {
  passkeyChallengeEntity,
  passkeyEntity,
  recoveryCodeEntity,
  type PasskeyRow,
} from './credentials.entities.ts';
import { insertIfNew } from '#api/database/insertIfNew.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import { PASSKEY_CHALLENGE_MINUTES } from '#schema/limits.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';
import type { OwnPasskeys } from '#schema/people/passkeys.ts';
import { readCode } from '#schema/typed/code.ts';

/** Includes the person, so that equal codes of two people have different hashes. */
const hashCode = (userId: string, code: string): string =>
  Buffer.from(sha256(utf8Bytes(`${userId} ${readCode(code)}`))).toString('hex');

/** Returns the challenge's id. Also deletes expired ones. */
export async function insertChallenge(
  tx: Transaction,
  { userId, challenge }: { userId: string | null; challenge: string },
): Promise<string> {
  await tx.query('delete from passkey_challenge where expires_at <= $1', [tx.now]);
  const id = tx.randomUuid();
  const expiresAt = new Date(tx.now.getTime() + PASSKEY_CHALLENGE_MINUTES * MINUTE_MS);
  const row = { id, userId, challenge, expiresAt };
  await tx.manager.getRepository(passkeyChallengeEntity).insert(row);
  return id;
}

export async function takeChallenge(
  tx: Transaction,
  id: string,
  userId: string | null,
): Promise<string> {
  const challenges = tx.manager.getRepository(passkeyChallengeEntity);
  const owner = { id, userId: userId ?? IsNull() };
  const found = await challenges.findOne({ where: owner, lock: { mode: 'pessimistic_write' } });
  if (!found || found.expiresAt <= tx.now) throw new Refusal('passkey_refused');
  await challenges.delete({ id });
  return found.challenge;
}

export const findPasskeys = (tx: Transaction, userId: string): Promise<PasskeyRow[]> =>
  tx.manager.getRepository(passkeyEntity).find({ where: { userId }, order: { createdAt: 'asc' } });

export async function loadPasskey(tx: Transaction, credentialId: string): Promise<PasskeyRow> {
  const passkeys = tx.manager.getRepository(passkeyEntity);
  const lock = { mode: 'for_no_key_update' } as const;
  const found = await passkeys.findOne({ where: { credentialId }, lock });
  if (!found) throw new Refusal('passkey_refused');
  return found;
}

/** False: it belongs to an account already. */
export const insertPasskey = (tx: Transaction, row: PasskeyRow): Promise<boolean> =>
  insertIfNew(tx, passkeyEntity, row);

export async function savePasskeyUse(tx: Transaction, id: string, useCount: number): Promise<void> {
  await tx.manager.getRepository(passkeyEntity).update({ id }, { useCount, lastUsedAt: tx.now });
}

/** False: there was none. */
export async function deletePasskey(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const { affected } = await tx.manager.getRepository(passkeyEntity).delete({ id, userId });
  return (affected ?? 0) > 0;
}

/** Replaces all earlier codes. */
export async function saveRecoveryCodes(
  tx: Transaction,
  userId: string,
  codes: readonly string[],
): Promise<void> {
  const kept = tx.manager.getRepository(recoveryCodeEntity);
  await kept.delete({ userId });
  if (codes.length === 0) return;
  await kept.insert(codes.map((code) => ({ userId, codeHash: hashCode(userId, code) })));
}

/** Ignores formatting; false: not one of the person's codes. */
export async function takeRecoveryCode(
  tx: Transaction,
  userId: string,
  code: string,
): Promise<boolean> {
  const codes = tx.manager.getRepository(recoveryCodeEntity);
  const { affected } = await codes.delete({ userId, codeHash: hashCode(userId, code) });
  return (affected ?? 0) > 0;
}

export async function deletePasskeys(tx: Transaction, userId: string): Promise<void> {
  await tx.manager.getRepository(passkeyEntity).delete({ userId });
  await saveRecoveryCodes(tx, userId, []);
}

/** Oldest first, with the number of remaining recovery codes. */
export async function listPasskeys(
  { manager }: Queryable,
  userId: string,
): Promise<Omit<OwnPasskeys, 'isRequired'>> {
  const [passkeys, recoveryCodesLeft] = await Promise.all([
    manager.getRepository(passkeyEntity).find({ where: { userId }, order: { createdAt: 'asc' } }),
    manager.getRepository(recoveryCodeEntity).countBy({ userId }),
  ]);
  return {
    passkeys: passkeys.map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft,
  };
}

/** Ids as the authenticators use them. */
export async function findCredentialIds({ manager }: Queryable, userId: string): Promise<string[]> {
  const rows = await manager.getRepository(passkeyEntity).findBy({ userId });
  return rows.map(({ credentialId }) => credentialId);
}
