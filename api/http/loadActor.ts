import type { DataSource } from 'typeorm';
import type { Actor } from '#api/domain/actor.ts';
import type { AccountRole } from '#schema/people/user.ts';

type ActorRow = {
  id: string;
  username: string;
  account_role: AccountRole;
  is_frozen: boolean;
  trust_score: number;
};

/** The person of a session, read fresh each time so that a freeze takes effect at once. */
export async function loadActor(database: DataSource, userId: string): Promise<Actor | null> {
  const rows: ActorRow[] = await database.query(
    'SELECT id, username, account_role, is_frozen, trust_score FROM app_user WHERE id = $1',
    [userId],
  );
  const row = rows[0];
  if (!row) return null;
  return {
    id: row.id,
    username: row.username,
    accountRole: row.account_role,
    isFrozen: row.is_frozen,
    trustScore: row.trust_score,
  };
}
