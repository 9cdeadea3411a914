import { RateLimited } from '#api/platform/access.rules.ts';
import { createGate } from '#api/platform/gates.ts';

/** Pictures of one way to send them whose bytes are in memory; all others wait unread, and hold nothing. */
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
 * Turns for reading and storing a picture. Apart, so that a slow line keeps nobody waiting whose
 * pieces have all arrived. Throw RateLimited where too many wait, or for too long.
 */
export const photoTurns = { sent: createTurns(), arrived: createTurns() };
