import type { SessionStore } from '#api/database/sessionStore.ts';
import type { SessionCookie } from '#api/http/call.ts';

export const SESSION_COOKIE = 'trybe.sid';
export const DEVICE_COOKIE = 'trybe.device';

/**
 * The name that a cookie goes by. Over HTTPS with the prefix by which browsers take it from this very
 * host alone: a neighbour under the same domain could else sign people in to an account of its own.
 */
export function cookieName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}

/** The session that a call came in. */
export type CallSession = {
  /** Null for a visitor, and where the call does not read it. */
  userId: string | null;
  /** What the cookie says, whether it is worth anything or not; null for none. */
  id: string | null;
  /** Signs a person in under a fresh id, so that an id planted before is worth nothing. */
  start(userId: string): Promise<void>;
  /** Ends the session on every process. */
  end(): Promise<void>;
};

/**
 * Sign-in by a cookie that names a row in the database, so that signing out ends it everywhere.
 * Read only where the call needs it, and renewed then when half of its time is over.
 */
export async function openSession(
  cookie: SessionCookie,
  store: SessionStore,
  { isRead }: { isRead: boolean },
): Promise<CallSession> {
  const id = cookie.read();
  const found = isRead && id !== null ? await store.find(id) : null;
  if (id !== null && found?.isHalfOver && (await store.renew(id))) cookie.write(id);
  return {
    userId: found?.userId ?? null,
    id,
    async start(userId) {
      if (id !== null) await store.end(id);
      cookie.write(await store.start(userId));
    },
    async end() {
      if (id === null) return;
      await store.end(id);
      cookie.write(null);
    },
  };
}
