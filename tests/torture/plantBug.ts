import path from 'node:path';
import type { PluginOption } from 'vite';
import { byFile, plantIn } from '#tests/support/plantEdits.ts';
import type { SeededBug } from './seededBug.ts';

/** Puts a bug into what the compiler reads; the files themselves stay as they are. */
export function plantBug(root: string, { edits }: SeededBug): PluginOption {
  const files = byFile(edits);
  return {
    name: 'seeded-bug',
    enforce: 'pre',
    transform(text, id) {
      const [file = ''] = id.split('?');
      const relative = path.relative(root, file).replaceAll(path.sep, '/');
      const own = files.get(relative);
      return own ? plantIn(text, own) : null;
    },
  };
}
