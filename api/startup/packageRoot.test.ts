import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { testFolder } from '#tests/support/temporaryFolder.ts';
import { findBuild } from './packageRoot.ts';

const builtFolder = (): string => {
  const root = testFolder();
  mkdirSync(path.join(root, 'dist/api'), { recursive: true });
  writeFileSync(path.join(root, 'dist/api/main.js'), "import '../builds/later-2/api/main.js';\n");
  return root;
};

describe('the build that a process serves', () => {
  it('is the one that it runs from, also when a later one is there', () => {
    const root = builtFolder();
    const own = path.join(root, 'dist/builds/first-1');
    expect(findBuild(root, path.join(own, 'api/main.js'))).toBe(own);
    expect(findBuild(root, path.join(own, 'api/assets/images-1a2b.js'))).toBe(own);
  });

  it('is the latest one for sources that run by themselves', () => {
    const root = builtFolder();
    const source = path.join(root, 'api/startup/packageRoot.ts');
    expect(findBuild(root, source)).toBe(path.join(root, 'dist/builds/later-2'));
    expect(findBuild(testFolder(), source)).toBeNull();
  });
});
