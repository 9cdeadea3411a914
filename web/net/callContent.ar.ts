import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './callContent.ts';

export const callContent = {
  unreachable: 'تعذّر الوصول إلى الخادم الآن. تحقّق من اتصالك.',
  notLoaded: 'تعذّر تحميل هذا الجزء. تحقّق من اتصالك أو أعد تحميل الصفحة.',
  openSettings: 'فتح الإعدادات',
} satisfies Texts<typeof original.callContent>;
