import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** What a session remembers: the user's id and koa-session's own bookkeeping. */
type SessionData = { userId?: unknown; [key: string]: unknown };

/** The store that koa-session calls; ids are kept as hashes, so a dump of the table signs nobody in. */
export type SessionStore = {
  get(id: string): Promise<SessionData | undefined>;
  set(id: string, data: SessionData, maxAgeMs?: number | 'session'): Promise<void>;
  destroy(id: string): Promise<void>;
};

const dayMs = 86_400_000;
const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The row stays until it expires: a request still under way must not bring the session back. */
const endSessions = `update session set is_ended = true, user_id = null, data = ''`;

/** Under what a session stands in the table, for what is to end with it. */
export const sessionHashOf = (id: string): Buffer => createHash('sha256').update(id).digest();

const userIdOf = ({ userId }: SessionData) =>
  typeof userId === 'string' && uuidPattern.test(userId) ? userId : null;

/** Sessions in PostgreSQL: made on one process, valid on all, gone everywhere at logout. */
export function createSessionStore(database: DataSource, now: () => Date): SessionStore {
  return {
    async get(id) {
      const rows: { data: string }[] = await database.query(
        'select data from session where id_hash = $1 and expires_at > $2 and not is_ended',
        [sessionHashOf(id), now()],
      );
      return rows[0] && (JSON.parse(rows[0].data) as SessionData);
    },
    async set(id, data, maxAgeMs) {
      const lifetimeMs = typeof maxAgeMs === 'number' ? maxAgeMs : dayMs;
      const expiresAt = new Date(now().getTime() + lifetimeMs);
      await database.query(
        `insert into session (id_hash, user_id, data, expires_at) values ($1, $2, $3, $4)
         on conflict (id_hash) do update
         set user_id = excluded.user_id, data = excluded.data, expires_at = excluded.expires_at
         where not session.is_ended`,
        [sessionHashOf(id), userIdOf(data), JSON.stringify(data), expiresAt],
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

/** Signs a person out everywhere. */
export async function destroySessionsOf(
  database: { query(sql: string, parameters: unknown[]): Promise<unknown> },
  userId: string,
): Promise<void> {
  await database.query(`${endSessions} where user_id = $1`, [userId]);
}
