import { providerIdentityEntity } from './signInProvider.entities.ts';
import { getUser } from './getUser.sql.ts';
import type { Queryable } from '#api/platform/queryable.sql.ts';
import type { ProviderLink } from '#schema/people/signInProvider.ts';

/** Whether a person is linked with the provider, and has a password. */
export async function getProviderLink(
  database: Queryable,
  userId: string,
): Promise<Omit<ProviderLink, 'provider'>> {
  const { hasPassword } = await getUser(database, userId);
  const link = await database.manager.getRepository(providerIdentityEntity).findOneBy({ userId });
  return { linkedAt: link?.linkedAt.toISOString() ?? null, hasPassword };
}
