import { Buffer } from './buffer.ts';

/** Globals expected by the server's packages; load it first. */
Object.assign(globalThis, {
  Buffer,
  global: globalThis,
  process: { env: {}, nextTick: (work: () => void) => queueMicrotask(work) },
});

// A bundled library declares a variable of this name at the top of the script. Where the browser's
// own is read-only, the library would get that one.
Object.defineProperty(globalThis, 'cookieStore', {
  value: undefined,
  writable: true,
  configurable: true,
});
