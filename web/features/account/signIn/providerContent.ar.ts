import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './providerContent.ts';

export const providerContent = {
  signIn: (name) => `الدخول بواسطة \u2068${name}\u2069`,
  leaving: 'جارٍ التحويل...',
  failed: 'تعذّر بدء تسجيل الدخول',
  back: { title: 'جارٍ تسجيل دخولك', text: 'لحظة من فضلك.' },
  refused: {
    title: 'لم تسجّل الدخول',
    text: 'لم يتغيّر شيء.',
    again: 'العودة إلى تسجيل الدخول',
    settings: 'العودة إلى إعداداتك',
    otherWindow:
      'بدأ تسجيل الدخول هذا في نافذة أخرى أو انتهت صلاحيته. ابدأ من جديد وابقَ في النافذة نفسها.',
  },
  join: {
    title: 'اختر اسمك',
    text: (email) => `سيكون لحسابك العنوان ${email} من دون كلمة مرور.`,
    username: 'اسم المستخدم',
    submit: 'إنشاء حساب',
    pending: 'جارٍ إنشاء الحساب...',
    failed: 'لم يُنشأ الحساب',
  },
  linked: 'تم الربط',
  linkedText: 'يمكنك تسجيل الدخول بهذه الطريقة من الآن.',
} satisfies Texts<typeof original.providerContent>;
