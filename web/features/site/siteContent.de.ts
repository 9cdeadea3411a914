import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './siteContent.ts';

export const siteContent = {
  operator: 'den Betreiber dieser Seite',
  socialLinks: [{ name: 'Facebook' }, { name: 'X' }, { name: 'Instagram' }, { name: 'LinkedIn' }],
} satisfies Texts<typeof original.siteContent>;
