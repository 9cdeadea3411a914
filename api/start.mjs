// `npm start`: builds what is missing or older than its sources, then runs the server in this very
// process, so that Ctrl-C reaches it directly. Plain JavaScript, since it runs before any build;
// `--build-only` stops after the build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const oldestNode = [20, 20];
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const stampFile = path.join(root, 'dist', '.stamp');
/** The languages besides English that the app is built in: those with translated messages. */
const messages = path.join(root, 'schema/languages');
const languages = (existsSync(messages) ? readdirSync(messages) : [])
  .map((file) => /^messages\.([a-z]{2})\.ts$/.exec(file)?.[1])
  .filter((language) => language !== undefined);
const outputs = [
  'dist/api/main.js',
  'dist/web/index.html',
  'dist/page/renderPage.js',
  ...languages.flatMap((language) => [
    `dist/web/index.${language}.html`,
    `dist/page/${language}/renderPage.js`,
  ]),
];
const sources = [
  'api',
  'schema',
  'sw',
  'web',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  // What it is built with.
  'tests/support/build',
];
const isSource = (file) => !/(?:\.test\.tsx?|\.process\.mjs|\.md)$/.test(file);

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  fail(
    `Trybe needs Node.js ${oldestNode.join('.')} or newer; this is ${process.versions.node}.\n` +
      'Install a newer one from https://nodejs.org and start again.',
  );
}

/** Every source file, in a stable order, with forward slashes. */
function sourceFiles() {
  const found = sources.flatMap((source) => {
    const absolute = path.join(root, source);
    if (!existsSync(absolute)) return [];
    if (path.extname(source) !== '') return [source];
    return readdirSync(absolute, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)));
  });
  return found
    .map((file) => file.split(path.sep).join('/'))
    .filter(isSource)
    .toSorted();
}

/** A hash over the names and contents of all sources; modification times are wrong after a checkout or copy. */
function sourceStamp() {
  const hash = createHash('sha256');
  for (const file of sourceFiles()) {
    const bytes = readFileSync(path.join(root, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

function isBuilt(stamp) {
  return (
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp &&
    outputs.every((file) => existsSync(path.join(root, file)))
  );
}

async function buildAll(stamp) {
  const { build } = await import('vite').catch(() =>
    fail('The packages are missing. Run `npm ci` first.'),
  );
  // Removed first, so that an interrupted build is not mistaken for a finished one.
  rmSync(stampFile, { force: true });
  const common = { configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' };
  await build({ ...common, mode: 'production' });
  await build({ ...common, mode: 'page' });
  for (const language of languages) {
    await build({ ...common, mode: `web-${language}` });
    await build({ ...common, mode: `page-${language}` });
  }
  await build({ ...common, mode: 'production', build: { ssr: 'api/main.ts', outDir: 'dist/api' } });
  writeFileSync(stampFile, stamp);
}

/** In a child process: the builder sets NODE_ENV and uses memory that the server needs. */
function buildInChild() {
  process.stdout.write('Building Trybe, this takes a few seconds …\n');
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(import.meta.url), '--build-only'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (signal !== null) process.kill(process.pid, signal);
  if (status !== 0) fail(`${stdout}${stderr}The build failed; nothing was started.`);
}

checkNode();
process.chdir(root);
const stamp = sourceStamp();
if (process.argv.includes('--build-only')) {
  process.env.NODE_ENV = 'production';
  if (!isBuilt(stamp)) await buildAll(stamp);
} else {
  if (!isBuilt(stamp)) buildInChild();
  if (existsSync('.env')) process.loadEnvFile('.env');
  await import(pathToFileURL(path.join(root, 'dist/api/main.js')).href);
}
