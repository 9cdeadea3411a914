import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './shownContent.ts';

export const shownContent = {
  heading: 'ما يراه الآخرون',
  text: 'كل شيء هنا اختياري ومرئي للجميع. يظهر اسم المستخدم بجانبه دائمًا، ولا يستخدم السجل العلني سوى اسم المستخدم.',
  fullName: 'الاسم',
  fullNameHint: 'ما تحبّ أن تُنادى به.',
  about: 'عنك',
  aboutHint: 'بضع كلمات، 300 حرف على الأكثر.',
  save: 'حفظ',
  saving: 'جارٍ الحفظ...',
  form: {
    done: 'حُفظ الملف الشخصي',
    doneText: 'يراه الآخرون من الآن.',
    failed: 'لم يُحفظ الملف الشخصي',
  },
  face: {
    label: 'الصورة',
    hint: 'يُعرض مربّع من الوسط. وتُحذف البيانات المخفية مثل المكان على جهازك.',
    choose: 'اختيار صورة',
    change: 'تغيير الصورة',
    remove: 'إزالة',
    removing: 'جارٍ الإزالة...',
    sending: 'جارٍ إرسال الصورة...',
    saved: 'حُفظت الصورة',
    removed: 'أُزيلت الصورة',
    failed: 'لم تتغيّر الصورة',
  },
} satisfies Texts<typeof original.shownContent>;
