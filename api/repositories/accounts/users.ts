import type { Transaction } from '#api/database/transaction.ts';
import type { HomeArea, PreferredRole } from '#schema/people/user.ts';

export type NewUser = {
  id: string;
  username: string;
  email: string;
  passwordHash: string;
  preferredRole: PreferredRole;
};

/** Stores an account; false when its name or address, in any case, belongs to another. */
export async function insertUser(tx: Transaction, user: NewUser): Promise<boolean> {
  const inserted = await tx.query<{ id: string }>(
    `INSERT INTO app_user (id, username, email, password_hash, preferred_role, created_at)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id`,
    [user.id, user.username, user.email, user.passwordHash, user.preferredRole, tx.now],
  );
  return inserted.length > 0;
}

/** Which of the two was taken. */
export async function findTaken(
  tx: Transaction,
  username: string,
): Promise<{ isUsernameTaken: boolean }> {
  const rows = await tx.query('SELECT 1 FROM app_user WHERE lower(username) = lower($1)', [
    username,
  ]);
  return { isUsernameTaken: rows.length > 0 };
}

/** Keeps where somebody lives, or forgets it. */
export async function saveHomeArea(
  tx: Transaction,
  userId: string,
  home: HomeArea | null,
): Promise<void> {
  await tx.query('UPDATE app_user SET home_latitude = $2, home_longitude = $3 WHERE id = $1', [
    userId,
    home?.latitude ?? null,
    home?.longitude ?? null,
  ]);
}
