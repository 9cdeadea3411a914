import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const themeContent = {
  label: 'Tema',
  dark: 'Oscuro',
  light: 'Claro',
  system: 'Auto',
} satisfies Texts<typeof original.themeContent>;

export const panelContent = {
  transparency: 'Transparencia',
  own: [
    { href: '/mine?list=needs', label: 'Tus listas' },
    { href: '/outbox', label: 'Sin enviar' },
    { href: '/profile?section=settings', label: 'Configuración' },
  ],
} satisfies Texts<typeof original.panelContent>;
