import { createFairTurnstile } from '#api/platform/fairTurnstile.rules.ts';
import { RateLimited } from '#api/platform/refusal.rules.ts';
import { JSON_BODY_MAX_BYTES } from '#schema/limits.ts';

/** Of the time of the process large bodies get one part, and everybody else these. */
const REST_PARTS = 4;
const WAITING_MAX = 64;
const RETRY_AFTER_S = 5;

/** Reads a body of this many bytes, which an address has sent, when its turn comes. */
export type BodyTurn = <Result>(
  from: { address: string; bytes: number },
  read: () => Result,
) => Promise<Result>;

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Reads bodies that are larger than an ordinary one after the other, with time in between that is
 * everybody else's: some milliseconds each, a crowd of them would hold the process. Addresses take
 * turns. Throws RateLimited while too many wait, each of which is in memory.
 */
export function createBodyTurns(): BodyTurn {
  const inTurn = createFairTurnstile(1);
  let waiting = 0;
  return async ({ address, bytes }, read) => {
    if (bytes <= JSON_BODY_MAX_BYTES) return read();
    if (waiting >= WAITING_MAX) throw new RateLimited(RETRY_AFTER_S);
    waiting += 1;
    return new Promise((resolve, reject) => {
      void inTurn(address, async () => {
        waiting -= 1;
        const began = performance.now();
        try {
          resolve(read());
        } catch (error) {
          reject(error);
        }
        await pause(REST_PARTS * (performance.now() - began));
      });
    });
  };
}
