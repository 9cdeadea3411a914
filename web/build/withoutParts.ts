import type { Plugin } from 'vite';

const NO_FLAT_STYLES = '\0no-flat-styles';

/**
 * OpenLayers reads styles written as JSON by an interpreter that weighs more than our whole use of it.
 * Our styles are functions, so the map goes without.
 */
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

const NO_STYLE_TAGS = '\0no-style-tags';

/**
 * Dialogs lock the page behind them by listeners, and a library of theirs would write a style element
 * on top, which the content policy refuses with a complaint. The page goes without.
 */
export const withoutStyleTags: Plugin = {
  name: 'trybe-without-style-tags',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source === 'react-style-singleton' ? NO_STYLE_TAGS : null),
  load: (id) => (id === NO_STYLE_TAGS ? 'export const styleSingleton = () => () => null;' : null),
};
