import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** Whose the session is and, for koa-session, when it ends by the clock of this machine. */
export type SessionData = { userId: string; _expire: number };

/**
 * Sessions by their id, which is kept as a hash only: a dump of the table signs nobody in. In the
 * form in which koa-session calls it.
 */
export type SessionStore = {
  get(id: string): Promise<SessionData | undefined>;
  /** Makes it, or gives it so much time again; one that has ended meanwhile stays so. */
  set(id: string, data: Pick<SessionData, 'userId'>, lifetimeMs: number): Promise<void>;
  destroy(id: string): Promise<void>;
};

/** The row stays until it expires: a request still under way must not bring the session back. */
const endSessions = `update session set is_ended = true, user_id = null, data = ''`;

/** Under what a session stands in the table, for what is to end with it. */
export const sessionHashOf = (id: string): Buffer => createHash('sha256').update(id).digest();

/** Sessions in PostgreSQL: made on one process, valid on all, gone everywhere at logout. */
export function createSessionStore(database: DataSource, now: () => Date): SessionStore {
  return {
    async get(id) {
      const rows: { user_id: string; expires_at: Date }[] = await database.query(
        `select user_id, expires_at from session
         where id_hash = $1 and expires_at > $2 and not is_ended and user_id is not null`,
        [sessionHashOf(id), now()],
      );
      const row = rows[0];
      if (!row) return undefined;
      const remainingMs = row.expires_at.getTime() - now().getTime();
      return { userId: row.user_id, _expire: Date.now() + remainingMs };
    },
    async set(id, { userId }, lifetimeMs) {
      const expiresAt = new Date(now().getTime() + lifetimeMs);
      await database.query(
        `insert into session (id_hash, user_id, data, expires_at) values ($1, $2, $3, $4)
         on conflict (id_hash) do update
         set user_id = excluded.user_id, data = excluded.data, expires_at = excluded.expires_at
         where not session.is_ended`,
        [sessionHashOf(id), userId, JSON.stringify({ userId }), expiresAt],
      );
    },
    async destroy(id) {
      await database.query(`${endSessions} where id_hash = $1`, [sessionHashOf(id)]);
    },
  };
}

/** Removes sessions that have ended; to be called now and then. Returns how many. */
export async function purgeExpiredSessions(database: DataSource, now: Date): Promise<number> {
  const [, count]: [unknown, number] = await database.query(
    'delete from session where expires_at <= $1',
    [now],
  );
  return count;
}

/** Signs a person out everywhere; `exceptId`: the session that stays. */
export async function destroySessionsOf(
  database: { query(sql: string, parameters: unknown[]): Promise<unknown> },
  userId: string,
  exceptId: string | null = null,
): Promise<void> {
  const stays = exceptId === null ? null : sessionHashOf(exceptId);
  await database.query(`${endSessions} where user_id = $1 and id_hash is distinct from $2::bytea`, [
    userId,
    stays,
  ]);
}
