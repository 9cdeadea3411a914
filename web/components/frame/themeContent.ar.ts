import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './themeContent.ts';

export const themeContent = {
  label: 'المظهر',
  dark: 'داكن',
  light: 'فاتح',
  system: 'حسب النظام',
} satisfies Texts<typeof original.themeContent>;
