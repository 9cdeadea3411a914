import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig, type PluginOption, type UserConfig } from 'vite';
import { apiInDevelopment } from './web/build/apiInDevelopment.ts';
import { CHUNKS, FIRST, ONLINE, partName } from './web/build/chunks.ts';
import { compiledAhead } from './web/build/compiledAhead.ts';
import { inLanguage } from './web/build/inLanguage.ts';
import { joinBuild, nameInBuild } from './web/build/joinBuild.ts';
import { listAppFiles } from './web/build/listAppFiles.ts';
import { packScripts, type LaterScripts } from './web/build/packScripts.ts';
import { precompress } from './web/build/precompress.ts';
import { splitCalls } from './web/build/splitCalls.ts';
import { withGlobalStyle } from './web/build/withGlobalStyle.ts';
import {
  withoutFlatStyles,
  withoutIterators,
  withoutPrefixes,
  withoutStyleTags,
} from './web/build/withoutParts.ts';
import { mockData } from './sw/mock/build/mockData.ts';
import { serverInWorker } from './sw/mock/build/serverInWorker.ts';
import type { Language } from './schema/languages/languages.ts';
import { MESSAGES } from './schema/languages/messages.ts';
import { CACHED_RESPONSES } from './sw/cachedResponses.ts';

type SpokenLanguage = Exclude<Language, 'en'>;

const root = fileURLToPath(new URL('.', import.meta.url));
const webPort = Number(process.env.PORT ?? 3000);
const apiPort = webPort + 1;
const apiOrigin = `http://localhost:${apiPort}`;

/** Each styled part has one name in the page that the server paints and in the app that takes it over. */
const styledNames = {
  plugins: { styledComponents: { displayName: false, fileName: false, minify: true } },
};

/** The language of a mode such as `web-de` or `page-de`; null: English, which modules are written in. */
function findLanguage(mode: string): SpokenLanguage | null {
  const language = /^(?:web|page)-([a-z]{2})$/u.exec(mode)?.[1];
  if (language === undefined) return null;
  if (!Object.hasOwn(MESSAGES, language)) throw new Error(`There is no language "${language}"`);
  return language as SpokenLanguage;
}

/** A plugin for the language of a mode; none in English. */
function spoken(mode: string): PluginOption[] {
  const language = findLanguage(mode);
  return language ? [inLanguage(language, MESSAGES[language])] : [];
}

/** The web app and its service worker. In `mock` mode the worker answers the API itself. */
function webConfig(mode: string): UserConfig {
  const language = findLanguage(mode);
  const later: LaterScripts = { core: new Set(), rest: new Set() };
  const outDir = language ? `web.${language}` : mode === 'mock' ? 'mock' : 'web';
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
      withoutPrefixes,
      withoutStyleTags,
      withoutIterators,
      compiledAhead,
      splitCalls(),
      packScripts(later),
      ...serviceWorker(mode, later),
      mockData(mode),
      precompress({ isJoined: language !== null, isQuick: process.env.QUICK_BUILD === 'on' }),
      ...(language ? [joinBuild(language)] : []),
      apiInDevelopment(webPort, apiPort),
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
      modulePreload: {
        polyfill: false,
        // Rare pages fetch their parts one after another: the lists would be in everybody's first load.
        resolveDependencies: (file, needed) =>
          file.startsWith(ONLINE) ? [] : needed.filter((part) => !part.startsWith(FIRST)),
      },
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          hashCharacters: 'hex',
          chunkFileNames: partName,
          codeSplitting: { groups: CHUNKS },
        },
      },
    },
  };
}

function serviceWorker(mode: string, later: LaterScripts): PluginOption[] {
  let folder = '';
  const knowFolder: PluginOption = {
    name: 'know-folder',
    configResolved: ({ root: web, build }) => {
      folder = path.resolve(web, build.outDir);
    },
  };
  const worker = VitePWA({
    strategies: 'injectManifest',
    // Both under one name, so that one replaces the other where they run on the same port.
    srcDir: mode === 'mock' ? '../sw/mock' : '../sw',
    filename: 'serviceWorker.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      buildPlugins: {
        vite: [
          ...spoken(mode),
          keptAnswers,
          withoutIterators,
          ...(mode === 'mock' ? [serverInWorker()] : []),
        ],
      },
      globPatterns: ['**/*.{html,js,css,svg}', '**/*latin-wght-normal*.woff2', 'assets/*.json'],
      // Nobody reads the contract's page without network.
      globIgnores: ['**/*.br', '**/*.gz', 'api-docs.css', `${ONLINE}*`],
      manifestTransforms: [
        listAppFiles(
          () => folder,
          (file) => nameInBuild(file, findLanguage(mode)),
          later,
        ),
      ],
    },
  });
  return [knowFolder, worker];
}

/** The worker gets the finished list of what it may keep, without the contract that says so. */
const keptAnswers: PluginOption = {
  name: 'kept-answers',
  load: (id) =>
    id === `${root}sw/cachedResponses.ts`
      ? `export const CACHED_RESPONSES = ${JSON.stringify(CACHED_RESPONSES)};`
      : null,
};

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
    outDir: `../dist/page/${findLanguage(mode) ?? ''}`,
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
  if (mode.startsWith('page')) return pageConfig(mode);
  return isSsrBuild ? apiConfig : webConfig(mode);
});
