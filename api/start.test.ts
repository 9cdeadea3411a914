import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let root: string;

/** Stands in for each build; the server reports how it was started. */
const builder = `
import { appendFileSync, mkdirSync, writeFileSync, existsSync } from 'node:fs';
import path from 'node:path';
export async function build({ mode, build: { ssr, outDir } }) {
  if (existsSync('web/broken.ts')) throw new Error('broken');
  if (existsSync('web/large.ts')) await new Promise((resolve) => setTimeout(resolve, 1500));
  const { NODE_ENV, QUICK_BUILD = 'full' } = process.env;
  appendFileSync('builds.log', [ssr ?? mode, NODE_ENV, QUICK_BUILD].join(' ') + '\\n');
  const write = (place, name, text = '') => {
    mkdirSync(place, { recursive: true });
    writeFileSync(path.join(place, name), text);
  };
  const [kind, language] = mode.split('-');
  if (ssr) write(outDir, 'main.js', \`
    if (process.env.STAY) {
      setInterval(() => {}, 1000);
      process.once('SIGINT', () => process.exit(7));
    }
    console.log('served as', process.env.NODE_ENV, process.env.PORT, process.pid);
    console.log('[' + process.argv.slice(2).join(' ') + ']');\`);
  else if (kind === 'page') write(outDir, 'renderPage.js');
  else if (language) write(path.join(outDir, '../web'), 'index.' + language + '.html');
  else write(outDir, 'index.html');
}`;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const environment = (extra: Record<string, string> = {}) => ({ PATH: process.env.PATH, ...extra });

const start = (extra?: Record<string, string>, words: readonly string[] = []) =>
  spawnSync(process.execPath, [join(root, 'api/start.mjs'), ...words], {
    cwd: tmpdir(),
    env: environment(extra),
    encoding: 'utf8',
  });

const builds = () =>
  existsSync(join(root, 'builds.log'))
    ? readFileSync(join(root, 'builds.log'), 'utf8').trim().split('\n')
    : [];

/** Contents of one language's build. */
const wholeOf = (language: string, effort: string) =>
  [`page-${language}`, `web-${language}`].map((mode) => `${mode} production ${effort}`);
const ENGLISH = ['production production', 'page production', 'api/main.ts production'];
const english = (effort: string) => ENGLISH.map((part) => `${part} ${effort}`);
function newBuilds(): string[] {
  const found = builds();
  rmSync(join(root, 'builds.log'), { force: true });
  return found;
}
const folders = () => readdirSync(join(root, 'dist/builds'));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'trybe-test-'));
  for (const file of ['api/start.mjs', 'web/build/builds.mjs']) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    copyFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), join(root, file));
  }
  write('schema/languages/messages.ar.ts', '');
  write('schema/languages/messages.de.ts', '');
  write('package.json', '{"type":"module"}');
  write('web/main.ts', 'one');
  write('web/main.test.ts', 'a test');
  write('node_modules/vite/package.json', '{"type":"module","exports":"./vite.js"}');
  write('node_modules/vite/vite.js', builder);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

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
