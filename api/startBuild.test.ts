import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  checkoutForEachTest,
  english,
  folders,
  newBuilds,
  root,
  start,
  wholeOf,
  write,
} from '#tests/support/madeCheckout.ts';

checkoutForEachTest();

describe('npm run build', () => {
  const build = (...words: string[]) => start({}, ['--build-only', ...words]);

  it('builds everything with care once, whatever a start has built', () => {
    start();
    expect(newBuilds()).toEqual(english('on'));
    expect(build().stdout).not.toContain('served');
    expect(newBuilds()).toEqual([
      ...english('full'),
      ...wholeOf('ar', 'full'),
      ...wholeOf('de', 'full'),
    ]);
    build();
    start();
    build('--languages', 'en,ar', '--quick');
    expect(newBuilds()).toEqual([]);
  });

  it('builds the languages that are named, as quickly as it is asked to', () => {
    build('--languages', 'en,ar', '--quick');
    expect(newBuilds()).toEqual([...english('on'), ...wholeOf('ar', 'on')]);
    start();
    expect(newBuilds()).toEqual([]);
    const { status, stderr } = build('--languages', 'en,xx');
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'There is no language "xx".\n' });
  });

  it('leaves the build before whole until a later one, and removes what was interrupted', () => {
    build();
    const [first = ''] = folders();
    write('web/main.ts', 'two');
    write('web/broken.ts', '');
    mkdirSync(join(root, 'dist/builds/interrupted'));
    expect(build().status).toBe(1);
    expect(existsSync(join(root, 'dist/builds', first, 'web/index.de.html'))).toBe(true);
    expect(readFileSync(join(root, 'dist/api/main.js'), 'utf8')).toContain(`/${first}/`);
    rmSync(join(root, 'web/broken.ts'));
    build();
    expect(folders()).toHaveLength(2);
    expect(folders()).toContain(first);
    expect(readFileSync(join(root, 'dist/api/main.js'), 'utf8')).not.toContain(first);
    write('web/main.ts', 'three');
    build();
    expect(folders()).toHaveLength(2);
    expect(folders()).not.toContain(first);
  });
});

describe('a language that a server needs', () => {
  it('is not built from other sources than the server', () => {
    start();
    write('web/main.ts', 'two');
    newBuilds();
    const { status, stderr } = start({}, ['--add-language', 'de']);
    expect(status).toBe(1);
    expect(stderr).toContain('The sources have changed since the start');
    expect(newBuilds()).toEqual([]);
  });
});
