import type { PluginOption } from 'vite';
import { globalStyle } from '../theme/globalStyle.ts';

/** Appends the global styles to the entry style sheet, in development too. */
export const withGlobalStyle: PluginOption = {
  name: 'trybe-global-style',
  enforce: 'pre',
  transform: (code, id) =>
    id.split('?')[0]?.endsWith('/web/theme/firstPaint.css') ? code + globalStyle : null,
};
