import { JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import { plural } from '#web/format/format.ts';
import { CHARACTERS } from '#web/format/arabicCounts.ts';
import type * as original from './textsContent.ts';

export const textsContent = {
  title: 'النصوص القانونية',
  subtitle: 'سياسة الخصوصية والشروط وبيان إمكانية الوصول، بكلماتك أنت إن أردت.',
  which: 'النص',
  names: {
    privacy: 'سياسة الخصوصية',
    terms: 'شروط الخدمة',
    accessibility: 'إمكانية الوصول',
  },
  language: 'اللغة',
  standard: 'يُعرض بهذه اللغة النص القياسي لهذا البرنامج.',
  own: (version, date) => `يُعرض إصدارك ${version} بتاريخ ${date}.`,
  read: 'قراءة الصفحة',
  text: 'نصّك',
  textHint:
    'ضع # قبل عنوان القسم، و### قبل عنوان أصغر، و- أو 1. قبل أسطر القائمة، وسطرًا فارغًا بين الفقرات. **خط عريض**، [رابط](https://...). ويصبح {contact} و{privacy} عنوانيك. يُفتح القسم «# الدفع {#payment-terms}» في ‎/payment-terms، والقسم الذي فيه {#dispute-resolution} في ‎/dispute-resolution. من يقرأ بلغة لا نصّ لك بها يرى النص بلغتك الأولى.',
  preview: 'معاينة',
  nothing: 'يظهر هنا ما تكتبه.',
  reason: 'السبب',
  reasonHint: `لا يقلّ عن ${plural(JUSTIFICATION_MIN_LENGTH, CHARACTERS)}. يُحفظ في سجل المشغّلين مع اسمك. وتبقى الإصدارات السابقة مقروءة بتواريخها.`,
  submit: 'نشر',
  pending: 'جارٍ النشر...',
  failed: 'لم يُنشر',
  done: 'نُشر',
  end: {
    title: 'هل يُعرض النص القياسي من جديد؟',
    text: 'يسري من الآن. وتبقى إصداراتك مقروءة بتواريخها.',
    submit: 'استخدام النص القياسي',
    done: 'يُعرض النص القياسي',
  },
} satisfies Texts<typeof original.textsContent>;
