import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { englishBeside, isOwnOf } from './joinBuild.ts';

const COMPRESSED = /\.(?:html|js|css|svg|webmanifest|json)$/u;

/** Smallest files, or a thirtieth of the work for a trial build. */
const compressionLevels = (isQuick: boolean) =>
  isQuick ? { brotli: 5, gzip: 6 } : { brotli: 11, gzip: 9 };

type Choices = {
  /** The build joins the English one: compresses only files that are new there. */
  isJoined: boolean;
  isQuick: boolean;
};

/** Compresses the finished files once instead of per request. */
export function precompress({ isJoined, isQuick }: Choices): Plugin {
  let folder = '';
  const levels = compressionLevels(isQuick);

  async function compress(file: string): Promise<void> {
    const bytes = await readFile(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: levels.brotli };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: levels.gzip }));
  }

  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      // After the worker is written: it contains the hashes of the files before it.
      order: 'post',
      sequential: true,
      async handler() {
        const files = await readdir(folder, { recursive: true });
        const isNew = (name: string) => !isJoined || isOwnOf(name, englishBeside(folder));
        const wanted = files.filter((name) => COMPRESSED.test(name) && isNew(name));
        await Promise.all(wanted.map((name) => compress(path.join(folder, name))));
      },
    },
  };
}
