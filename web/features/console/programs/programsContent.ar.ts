import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './programsContent.ts';

export const programsContent = {
  docs: 'كيف تستخدم البرامج هذا الموقع',
  keys: {
    heading: 'مفاتيح هذا الموقع',
    text: 'أعطِ كل برنامج مفتاحًا خاصًّا به، مثل تطبيق المدينة أو خريطة صحيفة. لا أحد صاحب ما يرسله: المتبرعون وحدهم يقررون بشأنه. وينشئ الناس مفاتيحهم في إعداداتهم.',
    caption: 'مفاتيح هذا الموقع',
    empty: 'لا مفاتيح بعد.',
    failed: 'تعذّر تحميل المفاتيح',
    columns: {
      name: 'لأجل',
      by: 'أنشأه',
      made: 'أُنشئ',
      used: 'آخر استخدام',
      act: 'إلغاء',
    },
    unused: 'لم يُستخدم بعد',
    add: 'إنشاء مفتاح',
    revoke: 'إلغاء',
    revokeLabel: (name) => `إلغاء مفتاح ${name}`,
    answersFor: (body) => `الرد باسم ${body}`,
    adding: {
      title: 'إنشاء مفتاح لهذا الموقع',
      text: 'يتيح لبرنامج أن يفعل هذا عبر Open311، ولا شيء غير ذلك.',
      name: 'لأي برنامج هو؟',
      use: 'ماذا يتيح؟',
      reports: 'إرسال البلاغات',
      submit: 'إنشاء المفتاح',
      done: 'أُنشئ المفتاح',
    },
    revoking: {
      title: 'هل تريد إلغاء هذا المفتاح؟',
      text: 'تُرفض البرامج التي تستخدمه فورًا. ويبقى ما أرسلته.',
      submit: 'إلغاء المفتاح',
      done: 'أُلغي المفتاح',
    },
  },
} satisfies Texts<typeof original.programsContent>;
