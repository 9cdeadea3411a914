import path from 'node:path';
import type { PluginOption } from 'vite';
import { byFile, findMarkers, plantIn } from '#tests/guards/plantEdits.ts';
import type { SeededBug } from './seededBug.ts';

/**
 * Puts a bug into what the compiler reads; the files themselves stay as they are. `isOfServer`: one
 * of them is the server's own.
 */
export function plantBug(
  root: string,
  { edits }: SeededBug,
): { plugin: PluginOption; isOfServer: boolean } {
  const files = byFile(edits, findMarkers(root));
  const plugin: PluginOption = {
    name: 'seeded-bug',
    enforce: 'pre',
    transform(text, id) {
      const [file = ''] = id.split('?');
      const own = files.get(path.relative(root, file).replaceAll(path.sep, '/'));
      return own ? plantIn(text, own) : null;
    },
  };
  return { plugin, isOfServer: [...files.keys()].some((file) => /^(?:api|schema)\//u.test(file)) };
}
