import type { Plugin } from 'vite';

const NO_FLAT_STYLES = '\0no-flat-styles';

/** OpenLayers' interpreter for JSON styles weighs more than all we use of it; our styles are functions. */
export const withoutFlatStyles: Plugin = {
  name: 'trybe-without-flat-styles',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source.endsWith('render/canvas/style.js') && importer.includes('/ol/layer/')
      ? NO_FLAT_STYLES
      : null,
  load: (id) =>
    id === NO_FLAT_STYLES
      ? "export function flatStyleLikeToStyleFunction() { throw new Error('Styles are functions'); }"
      : null,
};

const NO_PREFIXES = '\0no-prefixes';

/**
 * Styled components prefix nothing unless told to, and every supported browser knows the plain
 * names; the table of prefixes would be in everybody's first load.
 */
export const withoutPrefixes: Plugin = {
  name: 'trybe-without-prefixes',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source === './Prefixer.js' && importer.includes('/stylis/') ? NO_PREFIXES : null,
  load: (id) =>
    id === NO_PREFIXES
      ? "export function prefix() { throw new Error('Styles are not prefixed'); }"
      : null,
};

const NO_STYLE_TAGS = '\0no-style-tags';

/**
 * Dialogs already lock the page by listeners; the library's extra style element would only violate
 * the content policy.
 */
export const withoutStyleTags: Plugin = {
  name: 'trybe-without-style-tags',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source === 'react-style-singleton' ? NO_STYLE_TAGS : null),
  load: (id) => (id === NO_STYLE_TAGS ? 'export const styleSingleton = () => () => null;' : null),
};

/** Nothing iterates over a database: the worker, which has little room, would carry it all the same. */
export const withoutIterators: Plugin = {
  name: 'trybe-without-iterators',
  apply: 'build',
  transform: {
    filter: { id: /\/idb\/build\/index\.js$/u },
    handler(code) {
      const start = code.indexOf('const advanceMethodProps');
      const end = code.lastIndexOf('export {');
      if (start < 0 || end < start) throw new Error('idb has other parts than before');
      return { code: code.slice(0, start) + code.slice(end), map: null };
    },
  },
};
