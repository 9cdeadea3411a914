import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Of these each language has its own, under its own name; assets are named by what they hold. */
const NAMED = /^(?:index\.html|serviceWorker\.js|\.vite\/manifest\.json)(?=$|\.(?:br|gz)$)/u;

/** The name under which the build of a language has a file: `index.html` as `index.de.html`. */
export const nameInBuild = (file: string, language: string | null): string =>
  language === null || !NAMED.test(file)
    ? file
    : file.replace(/\.(?=(?:html|js|json)(?:$|\.))/u, `.${language}.`);

const withSlashes = (file: string) => file.split(path.sep).join('/');

/** Whether the file of a build in another language is not in the English one, in `folder`, too. */
export function isOwnOf(file: string, folder: string): boolean {
  const name = withSlashes(file);
  return NAMED.test(name) || (name.startsWith('assets/') && !existsSync(path.join(folder, file)));
}

/**
 * Puts the finished build of a language beside the English one: what both have in common is there
 * once, its page and its worker get names of their own. Its public files are the English ones.
 */
export function joinBuild(language: string, target: string): Plugin {
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
        const files = await readdir(folder, { recursive: true, withFileTypes: true });
        for (const entry of files.filter((found) => found.isFile())) {
          const file = path.relative(folder, path.join(entry.parentPath, entry.name));
          if (!isOwnOf(file, target)) continue;
          const place = path.join(target, nameInBuild(withSlashes(file), language));
          await mkdir(path.dirname(place), { recursive: true });
          await cp(path.join(folder, file), place);
        }
        await rm(folder, { recursive: true });
      },
    },
  };
}
