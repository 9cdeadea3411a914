import { RateLimited } from '#api/platform/refusal.rules.ts';
import type { RateLimits } from '#api/http/limits/unlimited.ts';

/** Items that are not begun by then are left for the next round: an answer in time is worth more. */
const TIME_LIMIT_MS = 15_000;

/** Throws, from then on for ever, once the budget of the person or the time of the round is used up. */
export type TakeTurn = () => Promise<void>;

/** Turns for the items of one request, each counted against the person's budget of writes. */
export function createTurns(limits: RateLimits, person: string): TakeTurn {
  const startedMs = performance.now();
  let stop: unknown = null;
  // The request itself has paid for the first one.
  let isPaid = true;
  return async () => {
    if (performance.now() - startedMs > TIME_LIMIT_MS) stop ??= new RateLimited(1);
    if (stop !== null) throw stop;
    const pays = !isPaid;
    isPaid = false;
    if (!pays) return;
    try {
      await limits.write(person);
    } catch (error) {
      stop = error;
      throw error;
    }
  };
}
