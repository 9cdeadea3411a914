import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const themeContent = {
  label: 'المظهر',
  dark: 'داكن',
  light: 'فاتح',
  system: 'حسب النظام',
} satisfies Texts<typeof original.themeContent>;

export const panelContent = {
  transparency: 'الشفافية',
  own: [
    { href: '/mine?list=needs', label: 'قوائمك' },
    { href: '/outbox', label: 'غير المُرسَل' },
    { href: '/profile?section=settings', label: 'الإعدادات' },
  ],
} satisfies Texts<typeof original.panelContent>;
