import { readRows } from '#api/database/readRows.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import { appUserEntity, type AppUserRow } from './accounts.entities.ts';
import type { Queryable } from '#api/platform/queryable.sql.ts';
import type { BasicUser } from '#schema/people/user.ts';

/** A person as they see themselves. */
export async function getUser({ manager }: Queryable, id: string): Promise<AppUserRow> {
  const user = await manager.getRepository(appUserEntity).findOneBy({ id });
  if (!user) throw new Refusal('user_not_found');
  return user;
}

/** What anyone may know of a person. */
export async function getBasicUser(database: Queryable, id: string): Promise<BasicUser> {
  const { username } = await getUser(database, id);
  return { username };
}

/** The account that somebody signs in to by name or email, in any case; null when there is none. */
export async function findCredentials(
  database: Queryable,
  emailOrUsername: string,
): Promise<AppUserRow | null> {
  const [user] = await readRows<AppUserRow>(
    database,
    appUserEntity,
    'select * from app_user where lower(username) = lower($1) or lower(email) = lower($1) limit 1',
    [emailOrUsername],
  );
  return user ?? null;
}
