import type { SessionStore } from '#api/database/sessionStore.ts';
import type { CallSession } from '#api/http/call.ts';
import { DAY_MS } from '#schema/durations.ts';

/** Longer than any simulation is used, so that none has to be renewed. */
const LIFETIME_MS = 365 * DAY_MS;

/** `write` receives the next session id, or null. */
export function openMockSession(
  store: SessionStore,
  id: string | null,
  write: (id: string | null) => void,
): CallSession {
  const end = async () => {
    if (id !== null) await store.destroy(id);
  };
  return {
    id,
    readUserId: async () => (id === null ? null : ((await store.get(id))?.userId ?? null)),
    async signIn(userId, how) {
      await end();
      const next = crypto.randomUUID();
      await store.set(next, { userId, ...how }, LIFETIME_MS);
      write(next);
    },
    async signOut() {
      await end();
      if (id !== null) write(null);
    },
  };
}
