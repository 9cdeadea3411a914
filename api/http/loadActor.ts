import type { DataSource } from 'typeorm';
import { readRows } from '#api/database/readRows.ts';
import type { Actor } from '#api/domain/actor.ts';
import { appUserEntity } from '#api/entities/accounts.ts';

/** The person of a session, read fresh each time so that a freeze takes effect at once. */
export async function loadActor(database: DataSource, userId: string): Promise<Actor | null> {
  const [actor] = await readRows<Actor>(
    database,
    appUserEntity,
    'select id, username, account_role, is_frozen, trust_score from app_user where id = $1',
    [userId],
  );
  return actor ?? null;
}
