import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { ONLINE } from './chunks.ts';

type Bundle = Rolldown.OutputBundle;

const HASH_LENGTH = 8;

/** The entry script and its static imports: every page has fetched them. */
function loadedByAll(bundle: Bundle): Set<string> {
  const loaded = new Set<string>();
  const add = (name: string): void => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || loaded.has(name)) return;
    loaded.add(name);
    file.imports.forEach(add);
  };
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.isEntry) add(file.fileName);
  }
  return loaded;
}

/**
 * Writes all scripts that the worker keeps and pages load later into one file, `{ "assets/….js": "its text" }`, from
 * which the worker fills an empty cache.
 */
export function packScripts(): Plugin {
  return {
    name: 'pack-scripts',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const loaded = loadedByAll(bundle);
      const later = Object.values(bundle).filter(
        (file) =>
          file.type === 'chunk' && !loaded.has(file.fileName) && !file.fileName.startsWith(ONLINE),
      );
      const texts = later.map((file) => [file.fileName, file.type === 'chunk' ? file.code : '']);
      const pack = JSON.stringify(Object.fromEntries(texts));
      const hash = createHash('sha256').update(pack).digest('hex').slice(0, HASH_LENGTH);
      await writeFile(path.join(dir, 'assets', `${hash}.json`), pack);
    },
  };
}
