import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './digestContent.ts';
import { AREAS_FOLLOWED_MAX, HOME_FOLLOW_KM } from '#schema/people/followLimits.ts';

export const digestContent = {
  heading: 'المناطق والملخّص',
  text: `يجمع الملخّص البلاغات الجديدة في المناطق التي تتابعها (حتى ${AREAS_FOLLOWED_MAX}) ومستجدات المشكلات التي تتابعها. يظهر تحت الجرس؛ فعّل الإشعارات الفورية أو البريد في إعداداتك.`,
  frequency: 'الملخّص',
  frequencies: { off: 'متوقّف', daily: 'يوميًّا', weekly: 'أسبوعيًّا' },
  settings: 'الإشعارات الفورية والبريد',
  home: `متابعة منطقة سكني (${HOME_FOLLOW_KM} كم)`,
  homeHint: 'البلاغات الجديدة حولها جزء من الملخّص. يمكنك تغيير المنطقة أو نسيانها في إعداداتك.',
  noHome: 'لم تحدّد منطقة سكن بعد؛ يمكنك ذلك في إعداداتك.',
  areas: 'المناطق التي تتابعها',
  none: 'لا مناطق بعد. افتح الخريطة وحرّكها إلى مكان واضغط «متابعة هذه المنطقة».',
  map: 'فتح الخريطة',
  radius: (km) => `ضمن ${km} كم`,
  waiting: ' · بانتظار الإرسال',
  end: 'إيقاف المتابعة',
  endLabel: (name) => `إيقاف متابعة \u2068${name}\u2069`,
  offer: {
    title: 'هل تريد مستجدات منطقة سكنك مرة في الأسبوع؟',
    text: `البلاغات الجديدة ضمن ${HOME_FOLLOW_KM} كم، ملخّصةً تحت الجرس؛ وبإشعار فوري أو بالبريد أيضًا حيث اخترت ذلك.`,
    accept: 'نعم، أسبوعيًّا',
  },
  failed: 'لم يُحفظ',
  notLoaded: 'تعذّر التحميل',
} satisfies Texts<typeof original.digestContent>;
