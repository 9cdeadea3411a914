// `npm start`: builds what is missing or older than its sources, then runs the server in this very
// process, so that Ctrl-C reaches it directly. Plain JavaScript, since it runs before any build.
// `--build-only` stops after the build. That one has all languages, or those of `--languages en,ar`,
// compressed as well as can be, or with `--quick` as fast as can be. `--add-language de` gives the
// build that counts one more, while a server runs from it. `--env-file` names a file of settings, for
// the operator's commands beside a service.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { currentBuild, stampOf, startFile } from '../web/build/builds.mjs';

const oldestNode = [20, 19];
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const builds = path.join(root, 'dist', 'builds');
/** The languages besides English that the app is built in: those with translated messages. */
const messages = path.join(root, 'schema/languages');
const translations = (existsSync(messages) ? readdirSync(messages) : [])
  .map((file) => /^messages\.([a-z]{2})\.ts$/.exec(file)?.[1])
  .filter((language) => language !== undefined);
const sources = [
  'api',
  'schema',
  'sw',
  'web',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

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

const pageOf = (language) => `web/index.${language}.html`;
const outputsIn = (languages) => [
  'api/main.js',
  'web/index.html',
  'page/renderPage.js',
  ...languages.flatMap((language) => [pageOf(language), `page/${language}/renderPage.js`]),
];

/** The build that counts: its folder, what it was made from, how, and its languages besides English. */
function readCurrent() {
  const folder = currentBuild(root);
  const note = folder && path.join(folder, '.stamp');
  if (!note || !existsSync(note)) return null;
  const [stamp, effort] = readFileSync(note, 'utf8').split(' ');
  const has = (language) => existsSync(path.join(folder, pageOf(language)));
  return { folder, stamp, isQuick: effort === 'quick', languages: translations.filter(has) };
}

function isBuilt(current, { stamp, languages, isQuick }) {
  if (current === null || current.stamp !== stamp || (current.isQuick && !isQuick)) return false;
  return outputsIn(languages).every((file) => existsSync(path.join(current.folder, file)));
}

/** Builds the parts of a build, each by its mode, into their places in `folder`. */
async function build(folder, isQuick, parts) {
  const vite = await import('vite').catch(() =>
    fail('The packages are missing. Run `npm ci` first.'),
  );
  process.env.NODE_ENV = 'production';
  if (isQuick) process.env.QUICK_BUILD = 'on';
  const common = { configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' };
  for (const { mode, place, ssr } of parts) {
    const outDir = path.join(folder, place);
    await vite.build({ ...common, mode, build: ssr ? { ssr, outDir } : { outDir } });
  }
}

/** The page on the server first: a language counts as there when the app is. */
const partsOf = (language) => [
  { mode: `page-${language}`, place: `page/${language}` },
  { mode: `web-${language}`, place: `web.${language}` },
];

/**
 * Builds into a new folder and lets it count only when it is whole. Whatever runs from the one before
 * keeps that; older ones, and those that were interrupted, go.
 */
async function buildAnew({ stamp, languages, isQuick }) {
  const before = currentBuild(root);
  const folder = path.join(builds, `${Date.now().toString(36)}-${process.pid}`);
  await build(folder, isQuick, [
    { mode: 'production', place: 'web' },
    { mode: 'page', place: 'page' },
    { mode: 'production', place: 'api', ssr: 'api/main.ts' },
    ...languages.flatMap(partsOf),
  ]);
  writeFileSync(path.join(folder, '.stamp'), `${stamp} ${isQuick ? 'quick' : 'full'}`);
  const start = startFile(root);
  mkdirSync(path.dirname(start), { recursive: true });
  writeFileSync(`${start}.new`, `import '../builds/${path.basename(folder)}/api/main.js';\n`);
  renameSync(`${start}.new`, start);
  for (const name of readdirSync(builds)) {
    const other = path.join(builds, name);
    if (other !== folder && other !== before) rmSync(other, { recursive: true, force: true });
  }
}

const lock = path.join(root, 'dist', '.building');
/** A build takes two minutes on a small machine: whatever is older was left behind. */
const lockLastsMs = 15 * 60_000;

function isHeld() {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return Date.now() - statSync(lock).mtimeMs < lockLastsMs;
  } catch (error) {
    // Of another account, so alive.
    return error.code === 'EPERM';
  }
}

/** One build at a time in a checkout: the others wait, and then find what they need. */
async function buildAlone(work) {
  mkdirSync(path.dirname(lock), { recursive: true });
  const isOurs = () => existsSync(lock) && readFileSync(lock, 'utf8') === String(process.pid);
  while (!isOurs()) {
    if (!isHeld()) {
      rmSync(lock, { force: true });
      writeFileSync(lock, String(process.pid));
    }
    // Whoever found the same lock left behind has taken ours away by then.
    await sleep(200);
  }
  process.once('exit', () => rmSync(lock, { force: true }));
  await work();
}

/** In a child process: the builder sets NODE_ENV and uses memory that the server needs. */
function buildInChild({ languages, isQuick }) {
  process.stdout.write('Building Trybe, this takes a few seconds …\n');
  const chosen = ['--languages', ['en', ...languages].join(',')];
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(import.meta.url), '--build-only', ...chosen, ...(isQuick ? ['--quick'] : [])],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (signal !== null) process.kill(process.pid, signal);
  if (status !== 0) fail(`${stdout}${stderr}The build failed; nothing was started.`);
}

/** Beside a server, which goes first. What it runs is from the same sources, or nothing is added. */
async function addLanguage(language, stamp) {
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  const current = readCurrent();
  if (!translations.includes(language)) fail(`There is no language "${language}".`);
  if (current?.stamp !== stamp) fail('The sources have changed since the start. Start again.');
  if (!current.languages.includes(language))
    await build(current.folder, current.isQuick, partsOf(language));
}

/**
 * What a start needs. In production everything; elsewhere the languages of the start before: the
 * server has others added once they are switched on.
 */
function wantedOfStart(current) {
  if (process.env.NODE_ENV === 'production') return { languages: translations, isQuick: false };
  return { languages: current?.isQuick ? current.languages : [], isQuick: true };
}

function wantedOfBuild({ languages, quick = false }) {
  const chosen = languages?.split(',').filter((language) => language !== 'en') ?? translations;
  const unknown = chosen.filter((language) => !translations.includes(language));
  if (unknown.length > 0) fail(`There is no language "${unknown.join('", "')}".`);
  return { languages: chosen, isQuick: quick };
}

/** Where the units of api/ops keep a service's settings, and its data. */
const serviceSettings = '/etc/trybe.env';
const serviceData = '/var/lib/trybe';

/** The environment wins over the file, and the first file that there is over the others. */
function loadSettings() {
  const named = takeNamedFile();
  if (named !== null && !existsSync(named)) fail(`There is no file ${named}.`);
  const file = named ?? ['.env', serviceSettings].find((name) => existsSync(name));
  if (file === undefined) return;
  const given = new Set(Object.keys(process.env));
  if (file === serviceSettings) {
    process.env.NODE_ENV ??= 'production';
    process.env.DATA_DIR ??= serviceData;
  }
  try {
    process.loadEnvFile(file);
  } catch {
    fail(
      `This account may not read ${file}. Run the command as root, or as the service's account.`,
    );
  }
  // The file's other addresses lead to the file's database.
  if (given.has('DATABASE_URL'))
    for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'])
      if (!given.has(name)) Reflect.deleteProperty(process.env, name);
}

/** Also takes it away from the words of the command that follows. */
function takeNamedFile() {
  const at = process.argv.findIndex((word) => /^--env-file(?:=|$)/.test(word));
  if (at === -1) return null;
  const [word, next] = process.argv.splice(at, process.argv[at].includes('=') ? 1 : 2);
  const name = word.includes('=') ? word.slice(word.indexOf('=') + 1) : next;
  if (!name) fail('--env-file takes the name of a file: --env-file /etc/trybe.env');
  return path.resolve(process.env.INIT_CWD ?? startedIn, name);
}

const startedIn = process.cwd();
checkNode();
process.chdir(root);
const { values: options } = parseArgs({
  options: {
    'build-only': { type: 'boolean' },
    languages: { type: 'string' },
    quick: { type: 'boolean' },
    'add-language': { type: 'string' },
  },
  // The rest is for the server's own commands.
  strict: false,
});
const stamp = stampOf(root, sources);
if (options['build-only']) {
  const wanted = { stamp, ...wantedOfBuild(options) };
  await buildAlone(async () => {
    if (!isBuilt(readCurrent(), wanted)) await buildAnew(wanted);
  });
} else if (options['add-language']) {
  await buildAlone(() => addLanguage(options['add-language'], stamp));
} else {
  loadSettings();
  const current = readCurrent();
  const wanted = { stamp, ...wantedOfStart(current) };
  if (!isBuilt(current, wanted)) buildInChild(wanted);
  await import(pathToFileURL(startFile(root)).href);
}
