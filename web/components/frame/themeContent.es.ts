import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './themeContent.ts';

export const themeContent = {
  label: 'Tema',
  dark: 'Oscuro',
  light: 'Claro',
  system: 'Auto',
} satisfies Texts<typeof original.themeContent>;
