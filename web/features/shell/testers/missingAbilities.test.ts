import { expect, test } from 'vitest';
import { testersContent } from './content.ts';
import { missingAbilities } from './missingAbilities.ts';

const WHOLE = {
  navigator: { serviceWorker: {}, locks: {} },
  WebAssembly: { compileStreaming: () => undefined },
  indexedDB: { databases: () => undefined },
};

test('a browser with all that the simulated server needs lacks nothing', () => {
  expect(missingAbilities(WHOLE)).toEqual([]);
});

test.each([
  ['serviceWorker', { ...WHOLE, navigator: { locks: {} } }],
  ['locks', { ...WHOLE, navigator: { serviceWorker: {} } }],
  ['webAssembly', { ...WHOLE, WebAssembly: undefined }],
  ['webAssembly', { ...WHOLE, WebAssembly: {} }],
  ['indexedDb', { ...WHOLE, indexedDB: null }],
  ['indexedDb', { ...WHOLE, indexedDB: {} }],
] as const)('what is missing is named: %s', (ability, scope) => {
  expect(missingAbilities(scope)).toEqual([ability]);
  expect(testersContent.lacks([ability])).toContain(testersContent.abilities[ability]);
});

test('all that is missing is named at once', () => {
  const missing = missingAbilities({ navigator: {} });
  expect(missing).toEqual(['serviceWorker', 'webAssembly', 'indexedDb', 'locks']);
  expect(testersContent.lacks(missing)).toContain('WebAssembly; IndexedDB');
});
