import { createHash, randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** Sessions by their id, which is kept as a hash only: a dump of the table signs nobody in. */
export type SessionStore = {
  /** Resolves with the new id. */
  start(userId: string): Promise<string>;
  find(id: string): Promise<{ userId: string; isHalfOver: boolean } | null>;
  /** Gives it its whole time again; false when it has ended meanwhile. */
  renew(id: string): Promise<boolean>;
  end(id: string): Promise<void>;
};

const ID_BYTES = 32;

/** The row stays until it expires: a request still under way must not bring the session back. */
const endSessions = `update session set is_ended = true, user_id = null, data = ''`;

/** Under what a session stands in the table, for what is to end with it. */
export const sessionHashOf = (id: string): Buffer => createHash('sha256').update(id).digest();

/** Sessions in PostgreSQL: made on one process, valid on all, gone everywhere at logout. */
export function createSessionStore(
  database: DataSource,
  { now, lifetimeMs }: { now: () => Date; lifetimeMs: number },
): SessionStore {
  const endOfLife = () => new Date(now().getTime() + lifetimeMs);
  return {
    async start(userId) {
      const id = randomBytes(ID_BYTES).toString('base64url');
      await database.query(
        'insert into session (id_hash, user_id, data, expires_at) values ($1, $2, $3, $4)',
        [sessionHashOf(id), userId, JSON.stringify({ userId }), endOfLife()],
      );
      return id;
    },
    async find(id) {
      const rows: { user_id: string; expires_at: Date }[] = await database.query(
        `select user_id, expires_at from session
         where id_hash = $1 and expires_at > $2 and not is_ended and user_id is not null`,
        [sessionHashOf(id), now()],
      );
      const row = rows[0];
      if (!row) return null;
      const remainingMs = row.expires_at.getTime() - now().getTime();
      return { userId: row.user_id, isHalfOver: remainingMs < lifetimeMs / 2 };
    },
    async renew(id) {
      const [, count]: [unknown, number] = await database.query(
        'update session set expires_at = $2 where id_hash = $1 and not is_ended',
        [sessionHashOf(id), endOfLife()],
      );
      return count > 0;
    },
    async end(id) {
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

/** Signs a person out everywhere. */
export async function destroySessionsOf(
  database: { query(sql: string, parameters: unknown[]): Promise<unknown> },
  userId: string,
): Promise<void> {
  await database.query(`${endSessions} where user_id = $1`, [userId]);
}
