import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { MEANS } from '../e2e/installed.mjs';
import { ENGINES } from '../engines/installed.mjs';
import { PROGRAMS } from '../process/installed.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const bin = (name) => path.join(root, 'node_modules', '.bin', name);

/** Where the programs of PostgreSQL are on Debian, Red Hat and Homebrew. */
const POSTGRES = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt'];
const hasPostgres =
  (process.env.TEST_DATABASE_URL ?? '') !== '' ||
  POSTGRES.filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name, 'bin/initdb')))
    .some((program) => existsSync(program));
const NO_POSTGRES = 'no PostgreSQL on this machine and no TEST_DATABASE_URL';

const start = (...words) => [process.execPath, 'api/start.mjs', ...words];

/**
 * What can be run, in the order in which it starts. A stage is a command that passes or fails as one, or a
 * vitest project whose tests are counted.
 *
 * - `cores`: how many of the machine's cores it keeps busy; stages run side by side while two are free.
 * - `after`: stages that must have ended before.
 * - `inAll`: the command in `npm run test:all`, where it is another one.
 * - `all`: only `npm run test:all` runs it. `part`: what `npm test` leaves out of it.
 * - `missing`: why it cannot run on this machine, if it cannot.
 * - `secondTry`: other stages take processor time from it, which can fail a test. Up to that many files
 *   with a failed test run once more, alone. Whatever passes only then is UNSTEADY: a defect.
 */
export const STAGES = {
  build: {
    command: start('--build-only', '--quick', '--languages', 'en,ar'),
    inAll: start('--build-only'),
    cores: 2,
    part: 'the app in languages other than English and Arabic',
  },
  'build of the mock': {
    command: [bin('vite'), 'build', '--mode', 'mock', '--logLevel', 'warn'],
    cores: 1,
    all: true,
  },
  // Early, because it waits more than it works: others fill the rest of its time.
  'process-all': { project: true, cores: 1, after: ['build'], secondTry: 3, all: true },
  // The linter has read all types anyway, and reports what the compiler does. It only assumes that each
  // project is complete without the files that its own references leave out.
  lint: { command: [bin('oxlint'), '--type-aware', '--type-check', '--deny-warnings'], cores: 1 },
  tsc: { command: [bin('tsc'), '-b', '--checkers', '1'], cores: 1, all: true },
  format: { command: [bin('oxfmt'), '--check', '.'], cores: 1 },
  unused: { command: [bin('knip'), '--no-progress'], cores: 1 },
  architecture: { project: true, cores: 1 },
  size: {
    command: [process.execPath, 'tests/architecture/sizes.mjs'],
    cores: 1,
    after: ['build'],
  },
  unit: {
    project: true,
    cores: 2,
    secondTry: 3,
    part:
      '8,000 of 10,000 adversaries, 3 of 4 worse rules that they have to find out, 19,000 of 20,000 random ' +
      'requests, 2 of 3 calls of the tables of access, privacy and held loops, 7 of 8 letters that the ' +
      'database folds, 31 of 32 common passwords',
  },
  'unit-all': { project: true, cores: 1, secondTry: 3, all: true },
  'scenarios-postgres': {
    project: true,
    cores: 1,
    secondTry: 3,
    missing: hasPostgres ? null : NO_POSTGRES,
  },
  engines: {
    project: true,
    cores: 1,
    after: ['build'],
    secondTry: 3,
    part: 'all but two journeys in each engine',
  },
  'scenarios-embedded': { project: true, cores: 1, secondTry: 3, all: hasPostgres },
  'scenarios-mock': { project: true, cores: 1, secondTry: 3, part: 'most of its files' },
  process: {
    project: true,
    cores: 1,
    after: ['build'],
    secondTry: 3,
    part: '12 of 20 kills of the server under load',
  },
  // Its browsers wait more than they work.
  e2e: {
    project: true,
    cores: 1,
    after: ['build'],
    secondTry: 3,
    part: 'tests tagged whole-run',
  },
  'e2e-all': {
    project: true,
    cores: 2,
    after: ['build', 'build of the mock'],
    secondTry: 3,
    all: true,
  },
  torture: {
    command: [process.execPath, 'tests/torture/run.mjs', '--seconds', '45'],
    cores: 2,
    after: ['build'],
    all: true,
  },
};

/** Last, because it reads the reports of all others. */
export const CLOSING_STAGE = 'specification';

/** What some tests need and this machine lacks, with the stages that left these tests out. */
export const ABSENT = [
  ...ENGINES.map((engine) => ({ ...engine, stage: 'engines', tests: 'its journeys' })),
  ...MEANS.map((means) => ({ ...means, stage: 'e2e-all', tests: 'what a full disk does' })),
  ...PROGRAMS.map((program) => ({
    ...program,
    stage: 'process',
    tests: 'the process tests that need it',
  })),
].filter(({ isInstalled }) => !isInstalled);
