import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import {
  createServer,
  type PluginOption,
  type Rolldown,
  type UserConfig,
  type ViteDevServer,
} from 'vite';
import { inLanguage } from './tests/support/build/inLanguage.ts';
import { isOwnOf, joinBuild, nameInBuild } from './tests/support/build/joinBuild.ts';
import { packScripts } from './tests/support/build/packScripts.ts';
import { splitCalls } from './tests/support/build/splitCalls.ts';
import { LongFilesFirst } from './tests/support/longFilesFirst.ts';
import { serverInWorker } from './tests/support/mockBuild/serverInWorker.ts';
import type { Language } from './schema/languages/languages.ts';
import { MESSAGES } from './schema/languages/messages.ts';
import { CACHED_RESPONSES } from './sw/cachedResponses.ts';
import { globalStyle } from './web/theme/globalStyle.ts';

type SpokenLanguage = Exclude<Language, 'en'>;
type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

const root = fileURLToPath(new URL('.', import.meta.url));
const webPort = Number(process.env.PORT ?? 3000);
const apiPort = webPort + 1;
const apiOrigin = `http://localhost:${apiPort}`;

/** Each styled part has one name in the page that the server paints and in the app that takes it over. */
const styledNames = {
  plugins: { styledComponents: { displayName: false, fileName: false, minify: true } },
};

const LIST_PAGE = `${root}web/features/issues/IssuesPage.tsx`;
/** Packages name all their parts in one file: icons, writing and paged queries are not the list's. */
const OF_OTHER_PAGES = /\/lucide-react\/|infiniteQuer|queriesObserver|useQueries|mutation/iu;
type GetModule = (id: string) => { importedIds: readonly string[] } | null;

/** Whether the list of issues needs the module and other pages may too. */
function isOfList(id: string, getModule: GetModule): boolean {
  const needed = new Set<string>();
  const add = (next: string): void => {
    if (needed.has(next) || OF_OTHER_PAGES.test(next)) return;
    needed.add(next);
    for (const imported of getModule(next)?.importedIds ?? []) add(imported);
  };
  add(LIST_PAGE);
  return needed.has(id) && !id.startsWith(`${root}web/features/issues/`);
}

/**
 * Few files: in thirty what a page loads would be 10 kB larger, compressed apart. What every page
 * loads comes in two, so that a phone can scroll between evaluating the one and the other.
 */
const CHUNKS: CodeSplittingGroup[] = [
  { name: 'library', tags: ['$initial'], test: /node_modules/u },
  { name: 'shell', tags: ['$initial'] },
  {
    debugName: 'list',
    name: (id, graph) => (isOfList(id, (of) => graph.getModuleInfo(of)) ? 'list' : null),
  },
  // Small things that many pages share: each by itself would be a line in the worker's list.
  { name: 'signs', test: /\/lucide-react\/dist\/esm\/icons\//u, minShareCount: 2 },
  { name: 'questions', test: /\/web\/data\/queries\/\w+Queries\.ts$/u },
  // All else that several parts need goes where most of its users are: a third fewer files to fetch
  // and to keep, and no page downloads more. From 2,000 on, files need each other in a circle.
  {
    name: 'shared',
    test: /\/(?:web|sw|schema|node_modules)\//u,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1_500,
  },
];

/**
 * Chromium compiles a file with this mark in the background while it comes; otherwise each function on its
 * first call, for which a phone answers nobody. Marked is what every page runs most of at its start.
 */
const compiledAhead: PluginOption = {
  name: 'trybe-compiled-ahead',
  apply: 'build',
  generateBundle: {
    // The mark has to be the first thing in the file, ahead of what Vite adds.
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && (file.isEntry || ['library', 'list'].includes(file.name)))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

const NO_FLAT_STYLES = '\0no-flat-styles';

/**
 * OpenLayers reads styles written as JSON by an interpreter that weighs more than our whole use of it.
 * Our styles are functions, so the map goes without.
 */
const withoutFlatStyles: PluginOption = {
  name: 'trybe-without-flat-styles',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source.endsWith('render/canvas/style.js') && importer.includes('/ol/layer/')
      ? NO_FLAT_STYLES
      : null,
  load: (id) =>
    id === NO_FLAT_STYLES
      ? "export function flatStyleLikeToStyleFunction() { throw new Error('Styles are functions'); }"
      : null,
};

const NO_STYLE_TAGS = '\0no-style-tags';

/**
 * Dialogs lock the page behind them by listeners, and a library of theirs would write a style element
 * on top, which the content policy refuses with a complaint. The page goes without.
 */
const withoutStyleTags: PluginOption = {
  name: 'trybe-without-style-tags',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source === 'react-style-singleton' ? NO_STYLE_TAGS : null),
  load: (id) => (id === NO_STYLE_TAGS ? 'export const styleSingleton = () => () => null;' : null),
};

/** The style sheet that every page starts with, in development too, holds all styles of no component. */
const withGlobalStyle: PluginOption = {
  name: 'trybe-global-style',
  enforce: 'pre',
  transform: (code, id) =>
    id.split('?')[0] === `${root}web/theme/firstPaint.css` ? code + globalStyle : null,
};

/** The language of a mode such as `web-de` or `page-de`; null: English, which modules are written in. */
function languageOf(mode: string): SpokenLanguage | null {
  const language = /^(?:web|page)-([a-z]{2})$/u.exec(mode)?.[1];
  if (language === undefined) return null;
  if (!Object.hasOwn(MESSAGES, language)) throw new Error(`There is no language "${language}"`);
  return language as SpokenLanguage;
}

/** A plugin for the language of a mode; none in English. */
function spoken(mode: string): PluginOption[] {
  const language = languageOf(mode);
  return language ? [inLanguage(language, MESSAGES[language])] : [];
}

/** The web app and its service worker. In `mock` mode the worker answers the API itself. */
function webConfig(mode: string): UserConfig {
  const language = languageOf(mode);
  const outDir = language ? `languages/${language}` : mode === 'mock' ? 'mock' : 'web';
  return {
    root: `${root}web`,
    publicDir: 'public',
    // React has had it since 18: the store's stand-in for older ones stays out of the first load.
    resolve: {
      alias: {
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      },
    },
    oxc: styledNames,
    plugins: [
      ...spoken(mode),
      react(),
      withGlobalStyle,
      withoutFlatStyles,
      withoutStyleTags,
      compiledAhead,
      splitCalls(),
      packScripts(),
      serviceWorker(mode),
      mockData(mode),
      precompress(language !== null),
      ...(language ? [joinBuild(language, `${root}dist/web`)] : []),
      apiInDevelopment(),
    ],
    server: { port: webPort, strictPort: true, proxy: { '/api': apiOrigin } },
    // The simulated server must never be mixed with a real one that happens to run.
    preview: { proxy: {} },
    define: { 'import.meta.env.MOCK': JSON.stringify(mode === 'mock') },
    build: {
      outDir: `../dist/${outDir}`,
      emptyOutDir: true,
      target: 'es2022',
      sourcemap: false,
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          // The worker lists every file that it keeps within its 15 kB: names and longer hashes would
          // make that list half as long again. That a changed part keeps its hash happens once in
          // four billion times.
          hashCharacters: 'hex',
          chunkFileNames: 'assets/[hash:8].js',
          codeSplitting: { groups: CHUNKS },
        },
      },
    },
  };
}

/** Digits of a file's hash by which a change of it is noticed: one in four billion is missed. */
const REVISION_LENGTH = 8;

function serviceWorker(mode: string): PluginOption {
  return VitePWA({
    strategies: 'injectManifest',
    // Both under one name, so that one replaces the other where they run on the same port.
    srcDir: mode === 'mock' ? '../sw/mock' : '../sw',
    filename: 'serviceWorker.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      buildPlugins: {
        vite: [...spoken(mode), keptAnswers, ...(mode === 'mock' ? [serverInWorker()] : [])],
      },
      globPatterns: ['**/*.{html,js,css,svg}', '**/*latin-wght-normal*.woff2', 'assets/*.json'],
      // Nobody reads the contract's page without network.
      globIgnores: ['**/*.br', '**/*.gz', 'api-docs.css'],
      // The worker carries the list within its 15 kB. A file whose name has its hash needs no revision:
      // its address alone is smaller.
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) =>
            entry.revision === null
              ? entry.url
              : {
                  url: nameInBuild(entry.url, languageOf(mode)),
                  revision: entry.revision?.slice(0, REVISION_LENGTH) ?? null,
                },
          ) as typeof entries,
        }),
      ],
    },
  });
}

/** The worker gets the finished list of what it may keep, without the contract that says so. */
const keptAnswers: PluginOption = {
  name: 'kept-answers',
  load: (id) =>
    id === `${root}sw/cachedResponses.ts`
      ? `export const CACHED_RESPONSES = ${JSON.stringify(CACHED_RESPONSES)};`
      : null,
};

/** `npm run dev`: the API runs in Vite's process and starts anew when one of its sources changes. */
function apiInDevelopment(): PluginOption {
  let running: Promise<{ stop: () => Promise<void> }> | undefined;

  async function start(server: ViteDevServer) {
    const { parseConfig } = await server.ssrLoadModule(`${root}api/config/config.ts`);
    const { startServer } = await server.ssrLoadModule(`${root}api/startup/startServer.ts`);
    const origin = `http://localhost:${webPort}`;
    return startServer(
      parseConfig({ ...process.env, PORT: String(apiPort), PUBLIC_ORIGIN: origin }),
    );
  }

  async function restart(server: ViteDevServer) {
    await running?.then((api) => api.stop()).catch(() => undefined);
    server.moduleGraph.invalidateAll();
    running = start(server);
    await running.catch((error: Error) => server.config.logger.error(error.stack ?? error.message));
  }

  return {
    name: 'api-in-development',
    apply: (_, { command, mode }) => command === 'serve' && mode === 'development',
    async configureServer(server) {
      let timer: NodeJS.Timeout | undefined;
      const folders = [`${root}api`, `${root}schema`];
      server.watcher.add(folders);
      server.watcher.on('change', (file) => {
        const isSource = folders.some((folder) => file.startsWith(folder));
        if (!isSource || file.includes('.test.')) return;
        clearTimeout(timer);
        timer = setTimeout(() => void restart(server), 200);
      });
      await restart(server);
    },
    async closeBundle() {
      await running?.then((api) => api.stop());
    },
  };
}

/** For static hosts that read them from a file; `wasm-unsafe-eval` lets the worker start a database. */
const MOCK_HEADERS = `/*
  Content-Security-Policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self'; worker-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'self'; form-action 'self'
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff
/serviceWorker.js
  Cache-Control: no-cache
/index.html
  Cache-Control: no-cache
`;

/** The static files that the simulated server answers from, beside the testers' build. */
function mockData(mode: string): PluginOption {
  return {
    name: 'mock-data',
    apply: () => mode === 'mock',
    async writeBundle() {
      const target = `${root}dist/mock/mock-data`;
      for (const name of ['overview.pmtiles', 'chicago.pmtiles', 'gazetteer.txt']) {
        await cp(`${root}api/data/${name}`, `${target}/${name}`);
      }
      await writeFile(`${root}dist/mock/_headers`, MOCK_HEADERS);
      const engine = `${root}node_modules/@electric-sql/pglite/dist`;
      for (const name of ['pglite.wasm', 'pglite.data', 'initdb.wasm', 'pg_trgm.tar.gz']) {
        await cp(`${engine}/${name}`, `${target}/${name}`);
      }
      const loader = await createServer({
        configFile: false,
        root,
        server: { middlewareMode: true, watch: null, ws: false },
        optimizeDeps: { noDiscovery: true },
        appType: 'custom',
      });
      const file = `${root}tests/support/mockBuild/buildSeeds.ts`;
      const { buildSeeds } = await loader.ssrLoadModule(file);
      await buildSeeds(target);
      await loader.close();
    },
  };
}

/**
 * Compresses the finished files once, so that no request pays for it. Of a build in another language
 * only what the English one does not have already.
 */
function precompress(isOfLanguage: boolean): PluginOption {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      // After the worker is written: it names the hashes of everything before it.
      order: 'post',
      sequential: true,
      async handler() {
        const files = await readdir(folder, { recursive: true });
        const isNew = (name: string) => !isOfLanguage || isOwnOf(name, `${root}dist/web`);
        for (const file of files.filter(
          (name) => /\.(?:html|js|css|svg|webmanifest|json)$/u.test(name) && isNew(name),
        )) {
          const bytes = await readFile(path.join(folder, file));
          await writeFile(path.join(folder, `${file}.br`), await promisify(brotliCompress)(bytes));
          await writeFile(
            path.join(folder, `${file}.gz`),
            await promisify(gzip)(bytes, { level: 9 }),
          );
        }
      },
    },
  };
}

/**
 * The first pages as HTML, for the server: one bundle with all its packages, so that React is the
 * production one however the server is started.
 */
const pageConfig = (mode: string): UserConfig => ({
  root: `${root}web`,
  publicDir: false,
  oxc: styledNames,
  plugins: [...spoken(mode), react()],
  define: { 'import.meta.env.MOCK': 'false', 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'renderPage.tsx',
    outDir: `../dist/page/${languageOf(mode) ?? ''}`,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
  },
});

/** The API as one module for Node; packages stay outside the bundle. */
const apiConfig: UserConfig = {
  root,
  publicDir: false,
  ssr: { external: true },
  build: {
    ssr: 'api/main.ts',
    outDir: 'dist/api',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
  },
};

export default defineConfig(({ mode, isSsrBuild }) => {
  if (mode === 'test' || process.env.VITEST) return { root, test: testConfig };
  if (mode.startsWith('page')) return pageConfig(mode);
  return isSsrBuild ? apiConfig : webConfig(mode);
});

const testConfig = {
  // Generous: a condition that comes true late is still true, and a busy machine is no defect.
  expect: { poll: { timeout: 30_000 } },
  sequence: { sequencer: LongFilesFirst },
  projects: [
    {
      extends: true as const,
      test: {
        name: 'unit',
        include: [
          '{schema,api,sw,web}/**/*.test.{ts,tsx}',
          'tests/{data,guards,security,simulation,torture}/**/*.test.ts',
        ],
        environment: 'node',
        // Loading TypeORM, Koa or React anew for each of 200 files takes longer than the tests.
        isolate: false,
        setupFiles: ['tests/support/freshFile.ts'],
        globalSetup: ['tests/support/database/shareServer.ts'],
        maxWorkers: 2,
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
    builtProject('process', 180_000),
    browserProject(),
    builtProject('engines', 180_000),
    scenarioProject('scenarios-embedded', { globalSetup: ['tests/scenarios/startEmbedded.ts'] }),
    scenarioProject('scenarios-postgres', { globalSetup: ['tests/scenarios/startPostgres.ts'] }),
    scenarioProject('scenarios-mock', { provide: { scenarioTarget: { kind: 'mock' } } }),
  ],
};

/** What is looked at or measured by hand, on the finished build; no stage of the tests. */
function picturesProject(name: string, file: string) {
  return {
    extends: true as const,
    test: {
      name,
      include: [`tests/screenshots/${file}.test.ts`],
      testTimeout: 900_000,
      hookTimeout: 120_000,
    },
  };
}

/** Tests against the finished build as processes; one file after the other, since each needs both cores. */
function builtProject(name: string, testTimeout: number) {
  return {
    extends: true as const,
    test: {
      name,
      include: [`tests/${name}/**/*.test.ts`],
      fileParallelism: false,
      testTimeout,
      hookTimeout: 300_000,
    },
  };
}

/** Tests in browsers wait most of their time, so three files share the two cores of a small machine. */
function browserProject() {
  const { test, ...project } = builtProject('e2e', 180_000);
  const globalSetup = ['tests/support/browser/shareFolder.ts'];
  return { ...project, test: { ...test, globalSetup, fileParallelism: true, maxWorkers: 3 } };
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
