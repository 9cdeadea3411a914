import { readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';

/**
 * Runs before each file of tests. A worker takes one file after the other and keeps its loaded
 * modules, since loading those of the server again takes longer than most files. Modules of the
 * page and the worker keep state, and some are mocked: no file inherits these from another, nor
 * globals, a clock or stored rows.
 */
const worker: { hasOwnModules?: boolean; indexedDB?: IDBFactory } = globalThis;
const file = expect.getState().testPath ?? '';
const hasOwnModules =
  /\/(?:web|sw)\//.test(file) || /\bvi\.(?:m|doM)ock\(/.test(readFileSync(file, 'utf8'));
if (hasOwnModules || worker.hasOwnModules) vi.resetModules();
worker.hasOwnModules = hasOwnModules;

vi.unstubAllGlobals();
vi.useRealTimers();
// The simulated IndexedDB belongs to a package, so it is still there and holds the data of others.
if (worker.indexedDB)
  worker.indexedDB = new (worker.indexedDB.constructor as new () => IDBFactory)();
