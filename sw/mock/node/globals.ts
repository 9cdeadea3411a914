import { Buffer } from './buffer.ts';

/** What the server's packages expect of their surroundings; to be loaded before them. */
Object.assign(globalThis, {
  Buffer,
  global: globalThis,
  process: { env: {}, nextTick: (work: () => void) => queueMicrotask(work) },
});

// A library of the bundle declares a variable of this name at the top of the script. Where the browser
// has one that cannot be set, the library would get the browser's instead of its own.
Object.defineProperty(globalThis, 'cookieStore', {
  value: undefined,
  writable: true,
  configurable: true,
});
