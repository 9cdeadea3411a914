import { LongFilesFirst } from './longFilesFirst.ts';

/**
 * What `npm test` runs of the two most expensive kinds of tests: what the promises rest on. Its journeys in
 * Firefox and WebKit write a report without network, too. Of these, tests tagged `whole-run` are left to
 * `npm run test:all` with all other files, which are projects of their own, `e2e-all` and `process-all`.
 */
const FOR_EACH_CHANGE = {
  e2e: ['coveredPhoto', 'lostAnswers', 'openRecords', 'wholeCase'],
  process: ['killUnderLoad', 'killedPayments', 'oneWinner', 'verify'],
};

/**
 * Starts and kills of PostgreSQL itself, a minute of them; jobs killed in between; a whole demo; the import of
 * a map; the simulated server's driver, faults and push; what scripts make of packages; the books of a site in
 * another currency, and what its setup offers; the hundred programs that `npm start` is tried with; the bad
 * line of the torture. All take long and rarely change.
 */
const UNIT_IN_ALL = [
  'api/database/embedded/embeddedPostgres.test.ts',
  'api/database/embedded/embeddedReturn.test.ts',
  'api/jobs/demo/loadDemo.test.ts',
  'api/jobs/killedWork.test.ts',
  'api/site/currency.test.ts',
  'api/start.test.ts',
  'api/startBuild.test.ts',
  'api/startup/offerSetup.test.ts',
  'api/townMap/importExtract.test.ts',
  'api/townMap/resumableRun.test.ts',
  'tests/data/data.test.ts',
  'tests/simulation/deliver.test.ts',
  'tests/simulation/faults.test.ts',
  'tests/simulation/pgDriver.test.ts',
  'tests/torture/lossyProxy.test.ts',
];

/** Generous: a condition that becomes true late is still true, and a busy machine is not a defect. */
const POLL = { timeout: 30_000 };

const SHARED_SITES = 'tests/run/shareSites.ts';
/**
 * Scenarios of what the simulated server does by itself: its driver, cookies, router, uploads and clock.
 * The rest is the handlers of the real one, and runs there too with TEST_SCOPE=all.
 */
const MOCK_SCENARIOS = [
  'dataExport',
  'idempotency',
  'redactedPhoto',
  'signIns',
  'sync',
  'target',
  'wire',
].map((name) => `tests/scenarios/${name}.test.ts`);

/**
 * What follows `--project`, if anything does. Vitest opens a Vite server for each project that it knows
 * before it drops those with other names, which takes 4 of the 6 seconds of processor time of its start.
 */
const named = process.argv.filter((_, at, all) => all[at - 1] === '--project');

/** What `vitest` runs: each project is a kind of tests, and a stage of `npm test` or a script. */
export const testConfig = {
  expect: { poll: POLL },
  sequence: { sequencer: LongFilesFirst },
  // All stages of a run compile each module once.
  experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/modules' },
  tags: [{ name: 'whole-run', description: 'only in `npm run test:all`' }],
  projects: [
    {
      extends: true as const,
      test: {
        name: 'unit',
        include: [
          '{schema,api,sw,web}/**/*.test.{ts,tsx}',
          'tests/{data,guards,security,simulation,torture}/**/*.test.ts',
        ],
        exclude: UNIT_IN_ALL,
        environment: 'node',
        // Loading TypeORM, Koa or React anew for each of 200 files takes longer than the tests.
        isolate: false,
        setupFiles: ['tests/run/freshFile.ts'],
        globalSetup: ['tests/run/shareServer.ts'],
        // More than cores, because they also wait for databases.
        maxWorkers: 3,
        testTimeout: 60_000,
        // Some play a whole demo before their first test.
        hookTimeout: 120_000,
      },
    },
    {
      extends: true as const,
      test: { name: 'bench', include: ['tests/bench/**/*.bench.ts'] },
    },
    {
      extends: true as const,
      test: {
        name: 'architecture',
        include: ['tests/architecture/**/*.test.ts'],
        isolate: false,
        // One of them starts a server and opens each of its pages.
        testTimeout: 60_000,
      },
    },
    {
      extends: true as const,
      test: { name: 'specification', include: ['tests/specification/**/*.test.ts'] },
    },
    picturesProject('screenshots', 'screens'),
    picturesProject('lighthouse', 'lighthouse'),
    {
      extends: true as const,
      test: {
        name: 'unit-all',
        include: UNIT_IN_ALL,
        globalSetup: ['tests/run/shareServer.ts'],
        testTimeout: 60_000,
        hookTimeout: 120_000,
      },
    },
    builtProject('process', forEachChange('process')),
    builtProject('process-all', ['tests/process/**/*.test.ts'], forEachChange('process')),
    browserProject('e2e', forEachChange('e2e')),
    browserProject('e2e-all', ['tests/e2e/**/*.test.ts'], forEachChange('e2e')),
    builtProject('engines', ['tests/engines/**/*.test.ts']),
    scenarioProject('scenarios-embedded', { globalSetup: ['tests/scenarios/startEmbedded.ts'] }),
    scenarioProject('scenarios-postgres', { globalSetup: ['tests/scenarios/startPostgres.ts'] }),
    scenarioProject('scenarios-mock', {
      provide: { scenarioTarget: { kind: 'mock' } },
      ...(process.env.TEST_SCOPE !== 'all' && { include: MOCK_SCENARIOS }),
    }),
  ].filter(({ test }) => named.length === 0 || named.includes(test.name)),
};

function forEachChange(folder: keyof typeof FOR_EACH_CHANGE): string[] {
  return FOR_EACH_CHANGE[folder].map((name) => `tests/${folder}/${name}.test.ts`);
}

/** What is looked at or measured by hand, on the finished build; no stage of the tests. */
function picturesProject(name: string, file: string) {
  return {
    extends: true as const,
    test: {
      name,
      include: [`tests/screenshots/${file}.test.ts`],
      globalSetup: [SHARED_SITES],
      testTimeout: 900_000,
      hookTimeout: 120_000,
    },
  };
}

/** Tests against the finished build as processes; one file after the other, since each needs both cores. */
function builtProject(name: string, include: string[], exclude: string[] = []) {
  return {
    extends: true as const,
    test: {
      name,
      include,
      exclude,
      globalSetup: ['tests/run/shareFolder.ts', SHARED_SITES],
      // Each look asks a browser, a server or a database, and keeps them from what it waits for.
      expect: { poll: { ...POLL, interval: 150 } },
      fileParallelism: false,
      // Loading the browser driver and the contract anew costs each file a second of processor time, and
      // all that a file leaves behind are processes of its own.
      isolate: false,
      testTimeout: 180_000,
      hookTimeout: 300_000,
    },
  };
}

/** Tests in browsers wait most of their time, so three files share the two cores of a small machine. */
function browserProject(name: string, include: string[], exclude?: string[]) {
  const { test, ...project } = builtProject(name, include, exclude);
  return { ...project, test: { ...test, fileParallelism: true, maxWorkers: 3 } };
}

/** One suite for every target; files run one after the other, because they share it. */
function scenarioProject(name: string, target: object) {
  return {
    extends: true as const,
    test: {
      name,
      include: ['tests/scenarios/**/*.test.ts'],
      fileParallelism: false,
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      ...target,
    },
  };
}
