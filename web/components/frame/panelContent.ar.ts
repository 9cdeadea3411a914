import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './panelContent.ts';

export const panelContent = {
  transparency: 'الشفافية',
  own: [
    { href: '/outbox', label: 'صندوق الصادر' },
    { href: '/profile?section=settings', label: 'الإعدادات' },
  ],
} satisfies Texts<typeof original.panelContent>;
