import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const reviewContent = {
  slider: {
    label: 'مقدار ما يظهر من صورة بعد العمل',
    text: (percent) => `بعد ${percent}%، قبل ${100 - percent}%`,
    before: 'قبل',
    after: 'بعد',
    beforeAlt: 'المكان قبل العمل',
    afterAlt: 'المكان بعد العمل',
    hint: 'اسحب الخط أو استخدم أسهم لوحة المفاتيح للمقارنة.',
    open: (which) => `فتح الصورة: ${which}`,
  },
  summary: 'ما أُنجز',
  video: 'فيديو العمل',
  videoFailed: 'لا يستطيع هذا المتصفّح تشغيل هذا الفيديو.',
  videoFile: 'تنزيل الفيديو',
  notes: {
    heading: 'أُضيف لاحقًا',
    add: 'إضافة ملاحظة',
    label: 'الملاحظة',
    hint: 'يبقى ما قُدّم كما هو؛ وتظهر الملاحظة تحته.',
    save: 'إضافة الملاحظة',
    empty: 'اكتب شيئًا من فضلك.',
    done: 'أُضيفت الملاحظة',
    failed: 'خطأ في إضافة الملاحظة',
    pending: 'جارٍ الإضافة...',
    text: 'يستطيع الجميع قراءتها، ولا يمكن تغييرها لاحقًا.',
  },
} satisfies Texts<typeof original.reviewContent>;
