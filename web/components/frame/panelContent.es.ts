import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './panelContent.ts';

export const panelContent = {
  transparency: 'Transparencia',
  own: [
    { href: '/outbox', label: 'Bandeja de salida' },
    { href: '/profile?section=settings', label: 'Configuración' },
  ],
} satisfies Texts<typeof original.panelContent>;
