import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './siteContent.ts';

export const siteContent = {
  operator: 'مشغّل هذا الموقع',
  socialLinks: [{ name: 'Facebook' }, { name: 'X' }, { name: 'Instagram' }, { name: 'LinkedIn' }],
} satisfies Texts<typeof original.siteContent>;
