import { randomBytes } from 'node:crypto';

/** The real time and the real randomness; tests hand in their own. */
export const systemClock = {
  now: (): Date => new Date(),
  randomBytes: (length: number): Uint8Array => randomBytes(length),
};
