import type { Texts } from '#schema/languages/Texts.ts';
import { plural } from '#web/format/format.ts';
import { CHARACTERS } from '#web/format/arabicCounts.ts';
import type * as original from './consoleContent.ts';
import { JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';

export const consoleContent = {
  parts: 'أقسام الإدارة',
  overview: 'نظرة عامة',
  settings: 'الإعدادات',
  categories: 'الفئات',
  bodies: 'الجهات المسؤولة',
  texts: 'النصوص القانونية',
  people: 'الأشخاص',
  content: 'المحتوى',
  money: 'الأموال',
  operations: 'التشغيل',
  record: 'السجل',
  transfer: 'الاستيراد والتصدير',
  noAccess: {
    title: 'هذه الصفحة للمشغّلين',
    text: 'المشغّلون يعيّن بعضهم بعضًا. اكتب إليهم على العنوان الموجود في صفحة المساعدة.',
    action: 'فتح صفحة المساعدة',
  },
  none: 'لا نتائج مطابقة',
  noneText: 'ابحث عن شيء آخر، أو اعرض كل شيء من جديد.',
  all: 'عرض الكل',
  beyond: 'هذه الصفحة بعد نهاية القائمة',
  beyondText: 'عدد الصفوف أقل مما يشير إليه العنوان.',
  first: 'الانتقال إلى الصفحة الأولى',
  pages: 'صفحات القائمة',
  export: {
    button: 'تصدير بصيغة CSV',
    pending: (count) => `الصفوف: ${count}...`,
    failed: 'خطأ في تصدير القائمة',
  },
  act: {
    reason: 'السبب',
    hint: `لا يقلّ عن ${plural(JUSTIFICATION_MIN_LENGTH, CHARACTERS)}. يظهر في سجل المشغّلين مع اسمك.`,
    failed: 'لم يُنفَّذ',
  },
} satisfies Texts<typeof original.consoleContent>;
