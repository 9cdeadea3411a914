import { readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';

/**
 * Runs before each file of tests. A worker takes one file after the other and keeps what it has loaded, since
 * loading the server's modules anew takes longer than most files. Modules of the page and the worker keep
 * state of their own, and mocked ones are not what they say: no file gets these from another one. Nor does
 * one see globals, a clock or stored rows that another one left.
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
