import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createServer, type Plugin } from 'vite';
import { stampOf } from '../../../web/build/builds.mjs';
import { keepMade } from './keepMade.ts';

const root = path.join(import.meta.dirname, '../../..');

/**
 * For static hosts that read them from a file; `wasm-unsafe-eval` lets the worker start a database.
 */
const MOCK_HEADERS = `/*
  Content-Security-Policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self'; worker-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'self'; form-action 'self'
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff
/serviceWorker.js
  Cache-Control: no-cache
/index.html
  Cache-Control: no-cache
`;

const STORE = path.join(root, '.cache/seeds');
const SOURCES = ['api', 'schema', 'sw/mock', 'package-lock.json'];

/** Vite plugin: static files of the simulated server, beside the testers' build. */
export function mockData(mode: string): Plugin {
  return {
    name: 'mock-data',
    apply: () => mode === 'mock',
    async writeBundle() {
      const target = path.join(root, 'dist/mock/mock-data');
      for (const name of ['overview.pmtiles', 'chicago.pmtiles', 'gazetteer.txt']) {
        await cp(path.join(root, 'api/data', name), `${target}/${name}`);
      }
      await writeFile(path.join(root, 'dist/mock/_headers'), MOCK_HEADERS);
      const engine = path.join(root, 'node_modules/@electric-sql/pglite/dist');
      for (const name of ['pglite.wasm', 'pglite.data', 'initdb.wasm', 'pg_trgm.tar.gz']) {
        await cp(`${engine}/${name}`, `${target}/${name}`);
      }
      await keepMade({ store: STORE, key: stampOf(root, SOURCES), make: makeSeeds }, target);
    },
  };
}

async function makeSeeds(folder: string): Promise<void> {
  const loader = await createServer({
    configFile: false,
    root,
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
  });
  const file = path.join(import.meta.dirname, 'buildSeeds.ts');
  const { buildSeeds } = await loader.ssrLoadModule(file);
  await buildSeeds(folder);
  await loader.close();
}
