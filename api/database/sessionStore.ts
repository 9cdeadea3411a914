import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { PREPARED } from '#api/database/connection/prepared.ts';
import { EVENT_CHANNEL } from './events.ts';
import { DAY_MS, HOUR_MS } from '#schema/durations.ts';

/** `_expire`: for koa-session, by this machine's clock. */
export type SessionData = { userId: string; _expire: number };

/**
 * In the form that koa-session expects. Only hashes of ids are stored, so a dump of the table lets nobody
 * sign in.
 */
export type SessionStore = {
  get(id: string): Promise<SessionData | undefined>;
  /**
   * Creates or renews a session, never beyond its maximum age and never after it ended. Beyond `SIGN_INS_MAX`
   * per person those unused for longest end. `device`: shown to the person.
   */
  set(
    id: string,
    data: { userId: string; device?: string; isStrong?: boolean },
    lifetimeMs: number,
  ): Promise<void>;
  destroy(id: string): Promise<void>;
  /** Whether a passkey was used to sign in, or registered in this session. */
  isStrong(id: string): Promise<boolean>;
  now(): Date;
};

type Database = { query(sql: string, parameters: unknown[]): Promise<unknown> };

/** Precision of "last used"; a write per request would cost more. */
const LAST_USE_PRECISION_MS = HOUR_MS;
/** Per person; nobody could make sense of a longer list. */
export const SIGN_INS_MAX = 50;
/** Maximum age, used or not. */
export const SESSION_MAX_DAYS = 90;

export const hashSessionId = (id: string): Buffer => createHash('sha256').update(id).digest();

/**
 * Ends matching sessions and notifies every process to close their streams. Rows stay until they expire: a
 * request still in progress must not revive a session.
 */
const endSessions = (condition: string) => `
  with ended as (
    update session set is_ended = true, user_id = null, data = '', device = ''
    where not is_ended and ${condition} returning id_hash
  )
  select pg_notify('${EVENT_CHANNEL}',
    json_build_object('topic', 'session', 'id', encode(id_hash, 'hex'))::text) from ended`;

const END_SURPLUS = endSessions(`id_hash in (
  select id_hash from session where user_id = $1 and not is_ended and expires_at > $2
  order by last_used_at desc, created_at desc offset ${SIGN_INS_MAX})`);

/** Sessions in PostgreSQL: valid on all processes, and gone on all at logout. */
export function createSessionStore(
  database: DataSource,
  now: () => Date,
  maxDays = SESSION_MAX_DAYS,
): SessionStore {
  async function noteUse(idHash: Buffer): Promise<void> {
    await database.query('update session set last_used_at = $2 where id_hash = $1', [
      idHash,
      now(),
    ]);
  }
  return {
    now,
    async get(id) {
      const idHash = hashSessionId(id);
      const rows: { user_id: string; expires_at: Date; last_used_at: Date }[] =
        await database.query(
          `${PREPARED}select user_id, expires_at, last_used_at from session
           where id_hash = $1 and expires_at > $2 and not is_ended and user_id is not null`,
          [idHash, now()],
        );
      const row = rows[0];
      if (!row) return undefined;
      if (now().getTime() - row.last_used_at.getTime() >= LAST_USE_PRECISION_MS)
        await noteUse(idHash);
      const remainingMs = row.expires_at.getTime() - now().getTime();
      return { userId: row.user_id, _expire: Date.now() + remainingMs };
    },
    async isStrong(id) {
      const rows: { is_strong: boolean }[] = await database.query(
        'select is_strong from session where id_hash = $1 and not is_ended',
        [hashSessionId(id)],
      );
      return rows[0]?.is_strong === true;
    },
    async set(id, { userId, device = '', isStrong = false }, lifetimeMs) {
      const startedAt = now();
      const expiresAt = new Date(startedAt.getTime() + Math.min(lifetimeMs, maxDays * DAY_MS));
      await database.query(
        `insert into session (id_hash, user_id, data, expires_at, device, created_at, last_used_at,
           is_strong)
         values ($1, $2, $3, $4, $5, $6, $6, $8)
         on conflict (id_hash) do update
         set user_id = excluded.user_id, data = excluded.data,
           expires_at = least(excluded.expires_at, session.created_at + make_interval(days => $7))
         where not session.is_ended`,
        [
          hashSessionId(id),
          userId,
          JSON.stringify({ userId }),
          expiresAt,
          device,
          startedAt,
          maxDays,
          isStrong,
        ],
      );
      await database.query(END_SURPLUS, [userId, startedAt]);
    },
    async destroy(id) {
      await database.query(endSessions('id_hash = $1'), [hashSessionId(id)]);
    },
  };
}

/** Deletes expired sessions; called periodically. Returns how many. */
export async function purgeExpiredSessions(database: DataSource, now: Date): Promise<number> {
  const [, count]: [unknown, number] = await database.query(
    'delete from session where expires_at <= $1',
    [now],
  );
  return count;
}

export async function findEndedSessions(
  database: DataSource,
  hashes: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows: { hash: string }[] = await database.query(
    `select h.hash from unnest($1::text[]) as h (hash)
     where not exists (select from session s where s.id_hash = decode(h.hash, 'hex')
       and not s.is_ended and s.expires_at > $2)`,
    [hashes, now],
  );
  return rows.map(({ hash }) => hash);
}

export async function strengthenSession(database: Database, id: string): Promise<void> {
  await database.query('update session set is_strong = true where id_hash = $1', [
    hashSessionId(id),
  ]);
}

/**
 * Ends the person's sessions that were started with a passkey, except `except`: another holder of the removed
 * passkey may be using them. `isLast`: no session counts as started with one any more.
 */
export async function endPasskeySessions(
  database: Database,
  userId: string,
  { except, isLast }: { except: string | null; isLast: boolean },
): Promise<void> {
  const stays = except === null ? null : hashSessionId(except);
  const others = endSessions('user_id = $1 and is_strong and id_hash is distinct from $2::bytea');
  await database.query(others, [userId, stays]);
  if (isLast)
    await database.query('update session set is_strong = false where user_id = $1', [userId]);
}

/** By real time; null: no such session. */
export async function findSessionStart(database: Database, id: string): Promise<Date | null> {
  const rows = (await database.query(
    'select created_at as "createdAt" from session where id_hash = $1 and not is_ended',
    [hashSessionId(id)],
  )) as { createdAt: Date }[];
  return rows[0]?.createdAt ?? null;
}

/** Ends all sessions of a person, or one (`only`), or all others (`except`). */
export async function destroySessionsFor(
  database: Database,
  userId: string,
  { only = null, except = null }: { only?: string | null; except?: string | null } = {},
): Promise<void> {
  const stays = except === null ? null : hashSessionId(except);
  await database.query(
    endSessions(`user_id = $1 and id_hash is distinct from $2::bytea
      and ($3::uuid is null or id = $3)`),
    [userId, stays, only],
  );
}
