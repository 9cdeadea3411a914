import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { isOwnOf } from './joinBuild.ts';

/**
 * Compresses the finished files once, so that no request pays for it. Of a build in another language
 * only what the English one, in the folder `beside`, does not have already.
 */
export function precompress(beside: string | null): Plugin {
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
        const isNew = (name: string) => beside === null || isOwnOf(name, beside);
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
