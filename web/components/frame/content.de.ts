import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const themeContent = {
  label: 'Farbschema',
  dark: 'Dunkel',
  light: 'Hell',
  system: 'Wie das Gerät',
} satisfies Texts<typeof original.themeContent>;

export const panelContent = {
  transparency: 'Transparenz',
  own: [
    { href: '/mine?list=needs', label: 'Deine Listen' },
    { href: '/outbox', label: 'Ungesendet' },
    { href: '/profile?section=settings', label: 'Einstellungen' },
  ],
} satisfies Texts<typeof original.panelContent>;
