import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './providerContent.ts';

export const providerContent = {
  heading: 'تسجيل دخول آخر',
  failed: 'تعذّر تحميل تسجيل دخولك الآخر',
  linked: (name, day) => `مربوط مع \u2068${name}\u2069 منذ ${day}: تسجّل به الدخول.`,
  notLinked: (name) => `غير مربوط مع \u2068${name}\u2069.`,
  lastWay: 'هذا هو السبيل الوحيد إلى حسابك. عيّن كلمة مرور أعلاه، ثم يمكنك فكّ الربط.',
  link: (name) => `الربط مع \u2068${name}\u2069`,
  unlink: (name) => `فكّ الربط مع \u2068${name}\u2069`,
  password: 'كلمة مرورك',
  linking: {
    title: 'ربط حسابك',
    text: 'أدخل كلمة مرورك؛ ثم سجّل الدخول لدى الخدمة الأخرى وعُد إلى هنا.',
    submit: 'متابعة',
    pending: 'جارٍ التحويل...',
    done: 'جارٍ التحويل',
    doneText: 'ستعود إلى هنا بعد ذلك.',
    failed: 'لم يُربط شيء',
  },
  unlinking: {
    title: 'هل تريد فكّ ربط حسابك؟',
    text: 'لن تستطيع تسجيل الدخول به بعد الآن، ويُسجَّل خروجك من كل الأجهزة الأخرى. تظل كلمة مرورك تعمل.',
    submit: 'فكّ الربط',
    pending: 'جارٍ فكّ الربط...',
    done: 'فُكّ الربط',
    doneText: 'تسجّل الدخول بكلمة مرورك.',
    failed: 'لم يُفكّ ربط شيء',
  },
  first: {
    text: 'لا كلمة مرور لديك بعد. بها يمكنك تسجيل الدخول من دون الخدمة الأخرى وإضافة مفاتيح مرور وحذف حسابك.',
    set: 'تعيين كلمة مرور',
    title: 'تعيين كلمة مرور',
    dialogText: 'يُسجَّل خروجك من كل الأجهزة الأخرى، لا من هذا الجهاز.',
    submit: 'تعيين كلمة المرور',
    pending: 'جارٍ التعيين...',
    done: 'عُيّنت كلمة المرور',
    doneText: 'يمكنك تسجيل الدخول بها من الآن.',
    failed: 'لم تُعيَّن كلمة المرور',
  },
} satisfies Texts<typeof original.providerContent>;
