import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const amendmentsContent = {
  title: 'منذ أول تعهّد',
  failed: 'تعذّر تحميل التغييرات',
  note: (moment) => `ملاحظة من ${moment}`,
  change: (moment) => `عُدّلت في ${moment}`,
  before: 'قبل',
  after: 'بعد',
  photos: 'الصور',
  photo: (side, index) => `${side}: الصورة ${index}`,
  noPhotos: 'لا شيء',
  adding: {
    button: 'إضافة ملاحظة',
    title: 'إضافة ملاحظة',
    text: 'تبقى مع المشكلة دائمًا، ويُبلَّغ بها كل صاحب مصلحة. ويبقى ما اتفق عليه المتبرّعون والمنفّذ كما هو.',
    label: 'الملاحظة',
    confirm: 'إضافة الملاحظة',
    pending: 'جارٍ الإضافة...',
    done: 'أُضيفت الملاحظة',
    failed: 'خطأ في إضافة الملاحظة',
  },
} satisfies Texts<typeof original.amendmentsContent>;
