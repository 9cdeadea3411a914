import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './categoryContent.ts';

export const categoryContent = {
  infrastructure: 'البنية التحتية',
  environment: 'البيئة',
  public_services: 'الخدمات العامة',
  safety: 'السلامة',
  accessibility: 'إمكانية الوصول',
  community: 'المجتمع',
  other: 'أخرى',
} satisfies Texts<typeof original.categoryContent>;
