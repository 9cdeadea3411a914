import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '#tests/support/temporaryFolder.ts';
import { stampOf } from '../web/build/builds.mjs';

it('stays the same after npm prune has rewritten the lock file, and not with another package', () => {
  const root = testFolder();
  const stampWith = (installed: object) => {
    const packages = { 'node_modules/koa': installed };
    writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }));
    return stampOf(root, ['package-lock.json']);
  };
  const before = stampWith({ version: '3.3.0', integrity: 'sha512-a' });
  expect(stampWith({ integrity: 'sha512-a', resolved: 'https:', version: '3.3.0' })).toBe(before);
  expect(stampWith({ version: '3.3.1', integrity: 'sha512-b' })).not.toBe(before);
});
