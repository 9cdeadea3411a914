import { IsNull } from 'typeorm';
import { sha256 } from '#api/database/sha256.ts';
import { keyedDigest } from '#api/database/siteSecret.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { utf8Bytes } from '#api/platform/bytes.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import {
  providerAttemptEntity,
  providerIdentityEntity,
  type ProviderAttemptRow,
} from './credentials.entities.ts';
import { insertIfNew } from '#api/database/insertIfNew.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import { PROVIDER_ATTEMPT_MINUTES, type ProviderLink } from '#schema/people/signInProvider.ts';
import { getUser } from './users.sql.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';

const SECRET_BYTES = 32;

const hashSecret = (secret: string): string =>
  Buffer.from(sha256(utf8Bytes(secret))).toString('hex');

/** As a digest: the table alone identifies nobody. */
export const identityDigest = (tx: Transaction, identity: string): Promise<Buffer> =>
  keyedDigest(tx.manager, `identity ${identity}`);

type NewAttempt = Pick<ProviderAttemptRow, 'userId' | 'state' | 'nonce' | 'verifier'> &
  Partial<Pick<ProviderAttemptRow, 'identityDigest' | 'email' | 'isOperator'>>;

/** Returns the browser's secret. Also deletes expired attempts. */
export async function insertAttempt(tx: Transaction, attempt: NewAttempt): Promise<string> {
  await tx.query('delete from provider_attempt where expires_at <= $1', [tx.now]);
  const secret = Buffer.from(tx.randomBytes(SECRET_BYTES)).toString('base64url');
  const expiresAt = new Date(tx.now.getTime() + PROVIDER_ATTEMPT_MINUTES * MINUTE_MS);
  const row = { ...attempt, secretHash: hashSecret(secret), expiresAt };
  await tx.manager.getRepository(providerAttemptEntity).insert(row);
  return secret;
}

/** `userId` null: a visitor's. */
export async function takeAttempt(
  tx: Transaction,
  secret: string,
  userId: string | null,
): Promise<ProviderAttemptRow> {
  const attempts = tx.manager.getRepository(providerAttemptEntity);
  const where = { secretHash: hashSecret(secret), userId: userId ?? IsNull() };
  const found = await attempts.findOne({ where, lock: { mode: 'pessimistic_write' } });
  if (!found || found.expiresAt <= tx.now) throw new Refusal('provider_refused');
  // guard: provider-answer-counts-once
  await attempts.delete({ secretHash: found.secretHash });
  return found;
}

export async function findLinkedUser(tx: Transaction, digest: Uint8Array): Promise<string | null> {
  const identities = tx.manager.getRepository(providerIdentityEntity);
  return (await identities.findOneBy({ identityDigest: digest }))?.userId ?? null;
}

/** False: one of the two is linked already. */
export const insertIdentity = (
  tx: Transaction,
  identity: { identityDigest: Uint8Array; userId: string },
): Promise<boolean> => insertIfNew(tx, providerIdentityEntity, { ...identity, linkedAt: tx.now });

export async function deleteIdentity(tx: Transaction, userId: string): Promise<void> {
  await tx.manager.getRepository(providerIdentityEntity).delete({ userId });
}

/** Also whether the person has a password. */
export async function getProviderLink(
  database: Queryable,
  userId: string,
): Promise<Omit<ProviderLink, 'provider'>> {
  const { hasPassword } = await getUser(database, userId);
  const link = await database.manager.getRepository(providerIdentityEntity).findOneBy({ userId });
  return { linkedAt: link?.linkedAt.toISOString() ?? null, hasPassword };
}
