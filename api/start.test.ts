import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  builds,
  checkoutForEachTest,
  english,
  environment,
  folders,
  newBuilds,
  root,
  start,
  wholeOf,
  write,
} from '#tests/support/madeCheckout.ts';

checkoutForEachTest();

describe('npm start', () => {
  it('builds web and API in English, quickly, then serves as what the settings say', () => {
    const { stdout, status } = start();
    expect(status).toBe(0);
    expect(builds()).toEqual(english('on'));
    expect(stdout).toContain('served as undefined');
  });

  it('builds every language with care in production, as the shell or .env says', () => {
    const whole = [...english('full'), ...wholeOf('ar', 'full'), ...wholeOf('de', 'full')];
    start({ NODE_ENV: 'production' });
    expect(newBuilds()).toEqual(whole);
    rmSync(join(root, 'dist'), { recursive: true });
    write('.env', 'NODE_ENV=production\n');
    start();
    expect(newBuilds()).toEqual(whole);
  });

  it('builds again the languages that the start before had', () => {
    start();
    expect(start({}, ['--add-language', 'de']).status).toBe(0);
    expect(newBuilds()).toEqual([...english('on'), ...wholeOf('de', 'on')]);
    write('web/main.ts', 'two');
    start();
    expect(newBuilds()).toEqual([...english('on'), ...wholeOf('de', 'on')]);
  });

  it('builds again when a source changed, came or went, and at no other time', () => {
    start();
    start();
    expect(builds()).toHaveLength(3);
    write('web/main.test.ts', 'another test');
    start();
    expect(builds()).toHaveLength(3);
    write('web/main.ts', 'two');
    start();
    expect(builds()).toHaveLength(6);
    write('sw/new.ts', '');
    start();
    expect(builds()).toHaveLength(9);
    rmSync(join(root, 'dist/api'), { recursive: true });
    start();
    expect(builds()).toHaveLength(12);
    start();
    expect(builds()).toHaveLength(12);
  });

  it('starts nothing after a failed build, and does not take the old one for current', () => {
    start();
    write('web/broken.ts', '');
    const failed = start();
    expect(failed.status).toBe(1);
    expect(failed.stderr).toContain('The build failed');
    expect(failed.stdout).not.toContain('served');
    expect(start().status).toBe(1);
  });

  it('reads .env, and lets the shell win over it', () => {
    write('.env', 'PORT=4001\n');
    expect(start().stdout).toContain('4001');
    expect(start({ PORT: '4002' }).stdout).toContain('4002');
  });

  it('takes nothing of the file for another database than the file names', () => {
    write('.env', 'DATABASE_URL=one\nDATABASE_DIRECT_URL=one-directly\nDATABASE_READ_URL=copy\n');
    expect(start().stdout).toContain('one one-directly copy');
    expect(start({ DATABASE_URL: 'two' }).stdout).toContain('two undefined undefined');
    const both = { DATABASE_URL: 'two', DATABASE_DIRECT_URL: 'two-directly' };
    expect(start(both).stdout).toContain('two two-directly undefined');
  });

  it('reads the file that is named instead, and hands the other words to the command', () => {
    write('.env', 'PORT=4001\n');
    write('service.env', 'PORT=4003\nMAIL_FROM=Trybe <news@trybe.example>\n');
    const file = join(root, 'service.env');
    for (const words of [['--env-file', file], [`--env-file=${file}`]]) {
      const { stdout } = start({}, ['--grant', 'amira', ...words, 'ambassador']);
      expect(stdout).toContain('4003');
      expect(stdout).toContain('[--grant amira ambassador]');
    }
    const missing = start({}, ['--verify', '--env-file', '/no/such.env']);
    // Node 20 looks for the file itself, wherever the words stand.
    expect(missing.status).not.toBe(0);
    expect(missing.stderr).toContain('/no/such.env');
  });

  it('says which Node it needs, before it needs it', () => {
    const older = (version: string) => {
      const versions = `{ ...process.versions, node: '${version}' }`;
      const pretend = `Object.defineProperty(process, 'versions', { value: ${versions} });`;
      const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(pretend)}`;
      return start({ NODE_OPTIONS });
    };
    const { status, stderr } = older('20.18.3');
    expect(status).toBe(1);
    expect(stderr).toContain('needs Node.js 20.19 or newer; this is 20.18.3.');
    expect(newBuilds()).toEqual([]);
    expect(older('20.19.0').status).toBe(0);
    expect(older('22.1.0').status).toBe(0);
  });

  it('builds once for all who start at once in a fresh checkout', async () => {
    write('web/large.ts', '');
    const all = Array.from({ length: 3 }, () =>
      spawn(process.execPath, [join(root, 'api/start.mjs')], { env: environment() }),
    );
    const ends = await Promise.all(all.map((child) => once(child, 'exit')));
    expect(ends).toEqual([0, 1, 2].map(() => [0, null]));
    expect(newBuilds()).toEqual(english('on'));
    expect(folders()).toHaveLength(1);
  });

  it('does not wait for a build that was killed', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    write('dist/.building', String(pid));
    expect(start().status).toBe(0);
    expect(newBuilds()).toEqual(english('on'));
  });

  it('says that packages are missing', () => {
    rmSync(join(root, 'node_modules'), { recursive: true });
    expect(start().stderr).toContain('npm ci');
  });

  it('serves in the process that a signal reaches', async () => {
    const child = spawn(process.execPath, [join(root, 'api/start.mjs')], {
      env: environment({ STAY: '1' }),
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    while (!output.includes('served')) await once(child.stdout, 'data');
    expect(output).toContain(` ${child.pid}`);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([7, null]);
  });
});
