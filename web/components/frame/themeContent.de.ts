import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './themeContent.ts';

export const themeContent = {
  label: 'Farbschema',
  dark: 'Dunkel',
  light: 'Hell',
  system: 'Wie das Gerät',
} satisfies Texts<typeof original.themeContent>;
