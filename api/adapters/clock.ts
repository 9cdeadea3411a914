import { randomBytes } from 'node:crypto';
import type { Clock } from '#api/platform/ports.ts';

export const systemClock: Clock = {
  now: () => new Date(),
  randomBytes: (length) => randomBytes(length),
};
