import path from 'node:path';
import { build, type InlineConfig } from 'vite';
import { plantBug } from './plantBug.ts';
import type { SeededBug } from './seededBug.ts';

export type Bundles = {
  /** The harness with the outbox's engine in it. */
  run: string;
  /** The built server. */
  main: string;
  /** What runs in the page of a browser. */
  script: string;
};

const CACHE = 'node_modules/.cache/torture';

type Recipe = { root: string; folder: string; common: InlineConfig };

/**
 * Compiles what a run needs, with the bug in it. Unless the bug is the server's own, the server is
 * the finished build in `dist`.
 */
export async function makeBundles(root: string, bug: SeededBug | null): Promise<Bundles> {
  const folder = path.join(root, CACHE, bug?.name ?? 'none');
  const planted = bug && plantBug(root, bug);
  const plugins = planted ? [planted.plugin] : [];
  const common = { root, configFile: false, publicDir: false, logLevel: 'error', plugins } as const;
  const recipe = { root, folder, common };
  const built = path.join(root, 'dist', 'api', 'main.js');
  return {
    run: await buildForNode(recipe, 'tests/torture/runOnce.ts', 'run'),
    main: planted?.isOfServer ? await buildForNode(recipe, 'api/main.ts', 'api') : built,
    script: await buildForPage(recipe),
  };
}

async function buildForNode({ folder, common }: Recipe, entry: string, name: string) {
  const outDir = path.join(folder, name);
  await build({
    ...common,
    ssr: { external: true },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'main.js' } },
    },
  });
  return path.join(outDir, 'main.js');
}

async function buildForPage({ root, folder, common }: Recipe): Promise<string> {
  const outDir = path.join(folder, 'page');
  await build({
    ...common,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      lib: {
        entry: path.join(root, 'tests/torture/browserEntry.ts'),
        formats: ['iife'],
        name: 'torturePage',
        fileName: () => 'page.js',
      },
    },
  });
  return path.join(outDir, 'page.js');
}
