import type { PluginOption } from 'vite';

/**
 * Chromium compiles a file with this comment in the background while it downloads, instead of each
 * function on its first call, which blocks a phone. Marks the files that every page runs most of at
 * start.
 */
export const compiledAhead: PluginOption = {
  name: 'trybe-compiled-ahead',
  apply: 'build',
  generateBundle: {
    // The mark must come first in the file, before what Vite adds.
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && (file.isEntry || ['library', 'list'].includes(file.name)))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};
