import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './panelContent.ts';

export const panelContent = {
  transparency: 'Transparenz',
  own: [
    { href: '/outbox', label: 'Postausgang' },
    { href: '/profile?section=settings', label: 'Einstellungen' },
  ],
} satisfies Texts<typeof original.panelContent>;
