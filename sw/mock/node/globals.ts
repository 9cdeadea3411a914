import { Buffer } from './buffer.ts';

/** What the server's packages expect of their surroundings; to be loaded before them. */
Object.assign(globalThis, {
  Buffer,
  global: globalThis,
  process: { env: {}, nextTick: (work: () => void) => queueMicrotask(work) },
});
