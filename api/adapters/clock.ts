import { randomBytes } from 'node:crypto';
import type { Clock } from '#api/platform/ports.ts';

/** The real time and the real randomness; tests hand in their own. */
export const systemClock: Clock = {
  now: () => new Date(),
  randomBytes: (length) => randomBytes(length),
};
