import { PGlite } from '@electric-sql/pglite';
import { MemfsFrontendFS } from '@electric-sql/pglite/memfs-frontend';
import type { SeedName } from '#sw/mock/server/scenarios.ts';
import { isStored, pageStore } from './pageStore.ts';

/** Reads a static file of the testers' build. Rejects with TypeError if it is missing. */
export type ReadFile = (name: string) => Promise<Response>;

declare const self: ServiceWorkerGlobalScope;

/** Loads the extension from the testers' build. */
const pg_trgm = {
  name: 'pg_trgm',
  setup: () =>
    Promise.resolve({ bundlePath: new URL('/mock-data/pg_trgm.tar.gz', self.location.origin) }),
};

async function readSeed(seed: SeedName, read: ReadFile): Promise<Blob> {
  const bytes = await (await read(`${seed}.seed`)).arrayBuffer();
  return new Blob([bytes], { type: 'application/x-gzip' });
}

/** The database of a seed, as last left in this browser or as built. */
export async function openDatabase(seed: SeedName, read: ReadFile): Promise<PGlite> {
  const compile = (name: string) => WebAssembly.compileStreaming(read(name));
  const [pgliteWasmModule, initdbWasmModule, files, isKnown] = await Promise.all([
    compile('pglite.wasm'),
    compile('initdb.wasm'),
    read('pglite.data'),
    isStored(seed),
  ]);
  return PGlite.create({
    pgliteWasmModule,
    initdbWasmModule,
    fsBundle: await files.blob(),
    extensions: { pg_trgm },
    fs: new MemfsFrontendFS(pageStore(seed)),
    ...(!isKnown && { loadDataDir: await readSeed(seed, read) }),
  });
}
