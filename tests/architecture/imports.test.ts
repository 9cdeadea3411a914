import { describe, expect, test } from 'vitest';
import { isTest, readSourceFiles } from './sourceFiles.ts';

const SERVER_IN_WORKER = [
  'api/platform/',
  'api/http/',
  'api/jobs/',
  'api/database/',
  'api/startup/createPeopleService.ts',
  'api/startup/entities.ts',
  'api/startup/followEvents.ts',
  'api/startup/handlers.ts',
  'api/startup/openSite.ts',
  'api/startup/publicSettings.ts',
  'api/startup/startDueWork.ts',
  'api/adapters/commonPasswords.ts',
  'api/adapters/passkeys.ts',
  'api/adapters/payments/sandboxPayments.ts',
  'api/adapters/outreach/localMailbox.ts',
  'api/adapters/outreach/localTexts.ts',
  'api/adapters/places/geocoder.ts',
  'api/adapters/places/tiles.ts',
];

/** What serves the map and all features. */
const SERVING = ['web/format/', 'web/net/', 'web/device/'];

/**
 * Who may import whom, most specific folder first. Own folders are named by path, packages by name;
 * `*` allows every package. A file may always import from its own folder of this table.
 */
const ALLOWED: [folder: string, mayImport: string[]][] = [
  // How files are read and written, for page, server and command line alike; by pure libraries.
  ['schema/transfer/', ['schema/', 'papaparse', '@streamparser/json', 'valibot']],
  // Phone numbers are read by the library that knows each country's.
  ['schema/typed/', ['schema/', 'libphonenumber-js']],
  // Vector tiles are read alike where they are drawn: in the page, and on the server for other sites.
  ['schema/places/tiles/', ['schema/', 'pbf']],
  ['schema/', ['valibot']],
  ['sw/outbox/', ['schema/', 'idb']],
  // Makes the testers' build, in Node.
  ['sw/mock/build/', ['*', 'web/build/', 'sw/mock/server/', 'schema/', 'api/']],
  // What a worker can carry of the server: all but what needs Node, for which there are own adapters.
  ['sw/mock/server/', ['*', 'schema/', ...SERVER_IN_WORKER]],
  ['sw/mock/', ['*', 'sw/', 'schema/', 'sw/mock/server/', 'api/platform/']],
  ['sw/', ['sw/outbox/', 'schema/']],
  ['web/build/', ['*', 'web/theme/globalStyle.ts', 'sw/appFiles.ts', 'schema/']],
  ['web/theme/', ['react', 'styled-components']],
  ['web/store/', ['react', 'schema/limits.ts']],
  ['web/components/', ['*', 'web/theme/', 'web/store/', 'schema/limits.ts', 'schema/languages/']],
  // In which order these import each other is held by `webRooms.test.ts`.
  ['web/format/', ['*', 'schema/']],
  ['web/net/', ['*', 'web/format/', 'web/store/', 'schema/', 'sw/outbox/']],
  ['web/device/', ['*', 'web/format/', 'web/net/', 'web/store/', 'schema/', 'sw/outbox/']],
  ['web/map/', ['*', 'web/components/', ...SERVING, 'web/store/', 'web/theme/', 'schema/']],
  [
    'web/features/',
    [
      '*',
      'web/map/',
      'web/components/',
      ...SERVING,
      'web/store/',
      'web/theme/',
      'schema/',
      'sw/outbox/',
    ],
  ],
  ['web/', ['*', 'web/', 'schema/', 'sw/outbox/']],
  // What serves all rooms; the rooms themselves are held by `apiRooms.test.ts`.
  ['api/adapters/', ['*', 'api/platform/', 'schema/']],
  ['api/data/', ['*', 'schema/']],
  ['api/', ['*', 'api/', 'schema/']],
];

/** Only these folders may import the package at all. */
const CONFINED: Record<string, string[]> = {
  ol: ['web/map/'],
  koa: ['api/'],
  '@koa/router': ['api/http/'],
  'koa-session': ['api/http/'],
  typeorm: ['api/', 'sw/mock/server/database/'],
  '@electric-sql/pglite': ['tests/', 'sw/mock/'],
  msw: ['tests/', 'sw/mock/'],
};

const files = readSourceFiles();
const isOwn = (target: string) => /^(?:schema|api|sw|web|tests)\//u.test(target);

function matches(target: string, pattern: string): boolean {
  if (pattern === '*') return !isOwn(target);
  if (pattern.endsWith('*')) return target.startsWith(pattern.slice(0, -1));
  return pattern.endsWith('/') || isOwn(pattern)
    ? target.startsWith(pattern)
    : target === pattern || target.startsWith(`${pattern}/`);
}

describe('the direction of imports', () => {
  test.each(ALLOWED)('%s imports only what it may', (folder, mayImport) => {
    const owned = files.filter(
      (file) => !isTest(file) && ALLOWED.find(([own]) => file.path.startsWith(own))?.[0] === folder,
    );
    const violations = owned.flatMap((file) =>
      file.imports
        .filter((target) => ![folder, ...mayImport].some((pattern) => matches(target, pattern)))
        .map((target) => `${file.path} imports ${target}`),
    );
    expect(violations).toEqual([]);
  });

  test.each(Object.entries(CONFINED))('%s stays where it belongs', (name, folders) => {
    const violations = files
      .filter((file) => !isTest(file) && !folders.some((folder) => file.path.startsWith(folder)))
      .filter((file) => file.imports.some((target) => matches(target, name)))
      .map((file) => file.path);
    expect(violations).toEqual([]);
  });
});

/** Chosen by those the product is built for: none is replaced by code of our own, however short. */
const GIVEN = [
  'react',
  'react-dom',
  '@tanstack/react-router',
  '@tanstack/react-query',
  '@tanstack/query-sync-storage-persister',
  'workbox-window',
  'idb',
  'valibot',
  'ol',
  'date-fns',
  'styled-components',
  'koa',
  '@koa/router',
  'koa-session',
  'typeorm',
  'pg',
];

test.each(GIVEN)('%s is what the product itself runs on', (name) => {
  const users = files.filter(
    (file) => /^(?:web|api|sw|schema)\//u.test(file.path) && !isTest(file),
  );
  expect(users.some(({ imports }) => imports.some((target) => matches(target, name)))).toBe(true);
});

describe('what is pure', () => {
  const pure = files.filter(
    (file) => !isTest(file) && /^schema\/|^api\/notices\/texts\/|\.rules\.ts$/u.test(file.path),
  );

  test('takes time, randomness and surroundings as arguments', () => {
    const impure =
      /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bprocess\.(?:env|cwd|hr|on)|\bfetch\(|\bconsole\./u;
    expect(pure.filter((file) => impure.test(file.text)).map((file) => file.path)).toEqual([]);
  });
});
