import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './embedDialogContent.ts';

export const embedDialogContent = {
  title: 'عرض هذه المشكلة في موقع آخر',
  text: 'انسخ هذا إلى الصفحة التي يُراد عرض المشكلة فيها. يُظهر الحالة الراهنة بالألوان الفاتحة أو الداكنة كما يفضّل القارئ، ولا يحفظ ملفات تعريف ارتباط.',
  label: 'شيفرة تضمين المشكلة',
  copy: 'نسخ الشيفرة',
  copied: 'نُسخت',
  close: 'إغلاق',
} satisfies Texts<typeof original.embedDialogContent>;
