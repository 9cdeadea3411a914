import { spawnSync } from 'node:child_process';
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
import { afterEach, beforeEach } from 'vitest';

/** A checkout for each test, with a builder that only records its calls. */
export let root: string;

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
    const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_READ_URL } = process.env;
    console.log(DATABASE_URL + ' ' + DATABASE_DIRECT_URL + ' ' + DATABASE_READ_URL);
    console.log('[' + process.argv.slice(2).join(' ') + ']');\`);
  else if (kind === 'page') write(outDir, 'renderPage.js');
  else if (language) write(path.join(outDir, '../web'), 'index.' + language + '.html');
  else write(outDir, 'index.html');
}`;

export function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

export const environment = (extra: Record<string, string> = {}) => ({
  PATH: process.env.PATH,
  ...extra,
});

export const start = (extra?: Record<string, string>, words: readonly string[] = []) =>
  spawnSync(process.execPath, [join(root, 'api/start.mjs'), ...words], {
    cwd: tmpdir(),
    env: environment(extra),
    encoding: 'utf8',
  });

export const builds = () =>
  existsSync(join(root, 'builds.log'))
    ? readFileSync(join(root, 'builds.log'), 'utf8').trim().split('\n')
    : [];

/** Contents of one language's build. */
export const wholeOf = (language: string, effort: string) =>
  [`page-${language}`, `web-${language}`].map((mode) => `${mode} production ${effort}`);
const ENGLISH = ['production production', 'page production', 'api/main.ts production'];
export const english = (effort: string) => ENGLISH.map((part) => `${part} ${effort}`);
export function newBuilds(): string[] {
  const found = builds();
  rmSync(join(root, 'builds.log'), { force: true });
  return found;
}
export const folders = () => readdirSync(join(root, 'dist/builds'));

/** To be called by each file: a worker loads this module once for all of them. */
export function checkoutForEachTest(): void {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'trybe-test-'));
    for (const file of ['api/start.mjs', 'web/build/builds.mjs']) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      copyFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), join(root, file));
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
}
