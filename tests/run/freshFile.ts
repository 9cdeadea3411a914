import { vi } from 'vitest';

/**
 * Runs before each file of tests. A worker takes one file after the other and keeps the packages that
 * it has loaded; of our own modules, of globals, of the clock and of what was stored no file sees what
 * another one left.
 */
vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();
// The simulated IndexedDB belongs to a package, so it is still there and holds the data of others.
const stored: { indexedDB?: IDBFactory } = globalThis;
if (stored.indexedDB)
  stored.indexedDB = new (stored.indexedDB.constructor as new () => IDBFactory)();
