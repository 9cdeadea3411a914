import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './viewfinderContent.ts';

export const viewfinderContent = {
  label: 'الكاميرا',
  shutter: 'التقاط هذه الصورة',
  close: 'إغلاق الكاميرا',
  starting: 'جارٍ تشغيل الكاميرا...',
  failed: 'لا يمكن استخدام الكاميرا هنا. التقط صورة أو اخترها من الأسفل.',
} satisfies Texts<typeof original.viewfinderContent>;
