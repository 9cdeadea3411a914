import { WORK_ALERTS_MAX } from '#schema/issues/workAlertLimits.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const workAlertContent = {
  open: 'نبّهني إلى عمل كهذا',
  title: 'تنبيهات العمل',
  intro: `إشعار تحت الجرس عندما يحتاج بلاغ قرب مكان ما إلى من يحلّه، مرة لكل بلاغ. الحد الأقصى للتنبيهات: ${WORK_ALERTS_MAX}.`,
  place: 'قرب',
  nowhere: 'أين نبحث؟',
  unplaced: 'موقعك غير معروف، لذلك لا يُستبعد شيء بسبب المسافة.',
  locate: 'استخدم موقعي',
  locating: 'جارٍ تحديد الموقع...',
  distance: 'المسافة',
  within: (km) => `ضمن ${km} كم`,
  category: 'الفئة',
  any: 'كل الفئات',
  money: 'المبلغ المجموع',
  anyMoney: 'أي مبلغ',
  atLeast: (amount) => `${amount} على الأقل`,
  save: 'نبّهني',
  saving: 'جارٍ الحفظ...',
  done: 'سنخبرك بالعمل الجديد هنا',
  failed: 'لم يُحفظ',
  list: 'تنبيهاتك',
  none: 'لا تنبيهات بعد.',
  end: 'إنهاء',
  endLabel: (name) => `إنهاء التنبيه قرب ${name}`,
  ended: 'انتهى التنبيه',
  browse: 'ابحث عن عمل',
} satisfies Texts<typeof original.workAlertContent>;
