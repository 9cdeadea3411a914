import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './embedDialogContent.ts';

export const embedDialogContent = {
  titles: {
    issue: 'عرض هذه المشكلة في موقع آخر',
    map: 'عرض هذه الخريطة في موقع آخر',
  },
  text: 'انسخ هذا إلى المكان الذي يُراد العرض فيه. يُظهر الحالة الراهنة بالألوان الفاتحة أو الداكنة كما يفضّل القارئ، ولا يحفظ ملفات تعريف ارتباط.',
  labels: { issue: 'شيفرة تضمين المشكلة', map: 'شيفرة تضمين الخريطة' },
  copy: 'نسخ الشيفرة',
  copied: 'نُسخت',
  close: 'إغلاق',
} satisfies Texts<typeof original.embedDialogContent>;
