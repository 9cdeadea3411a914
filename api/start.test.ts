import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let root: string;

const builder = `
import { appendFileSync, mkdirSync, writeFileSync, existsSync } from 'node:fs';
export async function build(options) {
  if (existsSync('web/broken.ts')) throw new Error('broken');
  appendFileSync('builds.log', (options.build?.ssr ?? options.mode) + ' ' + process.env.NODE_ENV + '\\n');
  mkdirSync('dist/web', { recursive: true });
  mkdirSync('dist/page', { recursive: true });
  mkdirSync('dist/api', { recursive: true });
  writeFileSync('dist/web/index.html', '');
  writeFileSync('dist/page/renderPage.js', '');
  writeFileSync('dist/api/main.js', \`
    if (process.env.STAY) {
      setInterval(() => {}, 1000);
      process.once('SIGINT', () => process.exit(7));
    }
    console.log('served as', process.env.NODE_ENV, process.env.PORT, process.pid);\`);
}`;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const environment = (extra: Record<string, string> = {}) => ({ PATH: process.env.PATH, ...extra });

const start = (extra?: Record<string, string>) =>
  spawnSync(process.execPath, [join(root, 'api/start.mjs')], {
    cwd: tmpdir(),
    env: environment(extra),
    encoding: 'utf8',
  });

const builds = () =>
  existsSync(join(root, 'builds.log'))
    ? readFileSync(join(root, 'builds.log'), 'utf8').trim().split('\n')
    : [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'trybe-test-'));
  mkdirSync(join(root, 'api'));
  copyFileSync(fileURLToPath(new URL('start.mjs', import.meta.url)), join(root, 'api/start.mjs'));
  write('package.json', '{"type":"module"}');
  write('web/main.ts', 'one');
  write('web/main.test.ts', 'a test');
  write('node_modules/vite/package.json', '{"type":"module","exports":"./vite.js"}');
  write('node_modules/vite/vite.js', builder);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('npm start', () => {
  it('builds web and API for production, then serves as what the settings say', () => {
    const { stdout, status } = start();
    expect(status).toBe(0);
    expect(builds()).toEqual([
      'production production',
      'page production',
      'api/main.ts production',
    ]);
    expect(stdout).toContain('served as undefined');
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
