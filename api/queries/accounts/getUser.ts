import { Refusal } from '#api/domain/refusal.ts';
import type { Queryable } from '#api/queries/queryable.ts';
import type { AccountRole, BasicUser, PreferredRole } from '#schema/people/user.ts';

export type UserRow = {
  id: string;
  username: string;
  fullName: string | null;
  email: string;
  preferredRole: PreferredRole;
  accountRole: AccountRole;
  homeLatitude: number | null;
  homeLongitude: number | null;
  createdAt: Date;
};

const USER_COLUMNS = `id, username, full_name AS "fullName", email,
  preferred_role AS "preferredRole", account_role AS "accountRole",
  home_latitude AS "homeLatitude", home_longitude AS "homeLongitude", created_at AS "createdAt"`;

/** A person as they see themselves. Throws Refusal `user_not_found`. */
export async function getUser(database: Queryable, id: string): Promise<UserRow> {
  const [row] = await database.query<UserRow>(
    `SELECT ${USER_COLUMNS} FROM app_user WHERE id = $1`,
    [id],
  );
  if (!row) throw new Refusal('user_not_found');
  return row;
}

/** What anyone may know of a person. Throws Refusal `user_not_found`. */
export async function getBasicUser(database: Queryable, id: string): Promise<BasicUser> {
  const [row] = await database.query<BasicUser>('SELECT username FROM app_user WHERE id = $1', [
    id,
  ]);
  if (!row) throw new Refusal('user_not_found');
  return row;
}

/** The account that somebody signs in to by name or email, in any case; null when there is none. */
export async function findCredentials(
  database: Queryable,
  emailOrUsername: string,
): Promise<(UserRow & { passwordHash: string }) | null> {
  const [row] = await database.query<UserRow & { passwordHash: string }>(
    `SELECT ${USER_COLUMNS}, password_hash AS "passwordHash" FROM app_user
     WHERE lower(username) = lower($1) OR lower(email) = lower($1) LIMIT 1`,
    [emailOrUsername],
  );
  return row ?? null;
}
