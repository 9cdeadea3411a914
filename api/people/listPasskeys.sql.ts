import { passkeyEntity, recoveryCodeEntity } from './credentials.entities.ts';
import type { Queryable } from '#api/platform/queryable.sql.ts';
import type { OwnPasskeys } from '#schema/people/passkeys.ts';

/** A person's passkeys, oldest first, and how many recovery codes are left. */
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

/** The passkeys that a person has, as authenticators name them. */
export async function findCredentialIds({ manager }: Queryable, userId: string): Promise<string[]> {
  const rows = await manager.getRepository(passkeyEntity).findBy({ userId });
  return rows.map(({ credentialId }) => credentialId);
}
