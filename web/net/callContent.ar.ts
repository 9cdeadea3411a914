import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './callContent.ts';

export const callContent = {
  unreachable: 'تعذّر الوصول إلى الخادم الآن. تحقّق من اتصالك.',
  openSettings: 'فتح الإعدادات',
  seeHow: 'عرض الوضع الآن',
} satisfies Texts<typeof original.callContent>;
