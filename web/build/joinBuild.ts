import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Files with one version per language; assets are named by their content. */
const NAMED = /^(?:index\.html|serviceWorker\.js|\.vite\/manifest\.json)(?=$|\.(?:br|gz)$)/u;

/** Name of a language's file in the joined build: `index.html` as `index.de.html`. */
export const nameInBuild = (file: string, language: string | null): string =>
  language === null || !NAMED.test(file)
    ? file
    : file.replace(/\.(?=(?:html|js|json)(?:$|\.))/u, `.${language}.`);

const isPage = (file: string) => file === 'index.html';

const withSlashes = (file: string) => file.split(path.sep).join('/');

/** Whether a language's file differs from those of the English build in `folder`. */
export function isOwnOf(file: string, folder: string): boolean {
  const name = withSlashes(file);
  return NAMED.test(name) || (name.startsWith('assets/') && !existsSync(path.join(folder, file)));
}

export const englishBeside = (folder: string) => path.join(folder, '../web');

/**
 * Copies the finished build of a language into the English one, which may be in use meanwhile:
 * shared files exist once, page and worker get their own names, public files are the English ones.
 * The page comes last: once it exists, all else does.
 */
export function joinBuild(language: string): Plugin {
  let folder = '';
  return {
    name: 'join-build',
    apply: 'build',
    configResolved: (config) => {
      folder = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const target = englishBeside(folder);
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const files = entries
          .filter((entry) => entry.isFile())
          .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
          .filter((file) => isOwnOf(file, target));
        for (const file of files.toSorted(
          (one, other) => Number(isPage(one)) - Number(isPage(other)),
        )) {
          const place = path.join(target, nameInBuild(withSlashes(file), language));
          await mkdir(path.dirname(place), { recursive: true });
          await rename(path.join(folder, file), place);
        }
        await rm(folder, { recursive: true });
      },
    },
  };
}
