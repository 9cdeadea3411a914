import { RateLimited } from '#api/platform/access.rules.ts';
import { createGate } from '#api/platform/gates.ts';

/** Pictures in memory per way of sending; all others wait unread and hold no memory. */
export const PHOTOS_IN_MEMORY = 6;
const WAITING_MAX = 500;
const PATIENCE_MS = 60_000;
const RETRY_AFTER_S = 10;

const refusal = () => new RateLimited(RETRY_AFTER_S);

const createTurns = () =>
  createGate({
    atOnce: PHOTOS_IN_MEMORY,
    crowd: { most: WAITING_MAX, refusal },
    patience: { ms: PATIENCE_MS, refusal },
  });

/**
 * Turns for reading and storing a picture. Two separate queues, so that slow senders do not hold up pictures
 * whose pieces have all arrived. Throw RateLimited if too many wait, or for too long.
 */
export const photoTurns = { sent: createTurns(), arrived: createTurns() };
