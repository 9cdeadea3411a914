import { RateLimited } from '#api/platform/refusal.rules.ts';

const RETRY_AFTER_S = 30;
/** One address may stand for a whole school or office. */
const ADDRESS_MAX = 200;
/** Tabs of one sign-in. */
const SESSION_MAX = 20;

export type StreamPlaces = {
  /** Answers how to leave the place. Throws RateLimited while all of the address or session are taken. */
  take(address: string, session: string | null): () => void;
};

/** Bounds how many event streams one address and one session hold open: each takes a connection. */
export function createStreamPlaces(
  addressMax = ADDRESS_MAX,
  sessionMax = SESSION_MAX,
): StreamPlaces {
  const open = new Map<string, number>();
  const count = (key: string, change: number) => {
    const next = (open.get(key) ?? 0) + change;
    if (next > 0) open.set(key, next);
    else open.delete(key);
  };
  return {
    take(address, session) {
      const keys: [key: string, max: number][] = [[`address ${address}`, addressMax]];
      if (session !== null) keys.push([`session ${session}`, sessionMax]);
      if (keys.some(([key, max]) => (open.get(key) ?? 0) >= max)) {
        throw new RateLimited(RETRY_AFTER_S);
      }
      for (const [key] of keys) count(key, 1);
      let isTaken = true;
      return () => {
        if (isTaken) for (const [key] of keys) count(key, -1);
        isTaken = false;
      };
    },
  };
}
