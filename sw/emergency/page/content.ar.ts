import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const emergencyContent = {
  language: 'ar',
  direction: 'rtl',
  locale: 'ar-u-nu-latn',
  title: 'أجزاء من التطبيق مفقودة',
  text: 'ملفات من التطبيق على هذا الجهاز مفقودة أو تالفة، ولا يمكن جلبها الآن. ما كتبته محفوظ على هذا الجهاز: يمكنك هنا قراءته وحفظه كملف وإرساله. يُفتح التطبيق تلقائيًا حالما يمكن جلبه.',
  open: 'فتح التطبيق',
  kept: 'ما ينتظر على هذا الجهاز',
  loading: 'جارٍ قراءة ما ينتظر',
  empty: 'لا شيء ينتظر على هذا الجهاز.',
  unreadable: 'لا يمكن الآن قراءة ما ينتظر على هذا الجهاز. لم يُحذف شيء.',
  others: 'على هذا الجهاز المزيد، كتبه شخص سجّل خروجه. لا يراه إلا ذلك الشخص بعد تسجيل الدخول.',
  sendNow: 'إرسال الآن',
  sending: 'جارٍ الإرسال...',
  save: 'حفظ كملف',
  fileName: 'trybe-unsent.json',
  saved: 'حُفظ كملف. يمكنك استيراده في صندوق الصادر على هذا الجهاز أو غيره.',
  notSaved: 'تعذّر إنشاء الملف. لم يُحذف شيء.',
  photos: 'الصور: {count}',
  kinds: {
    reportIssue: 'بلاغ',
    editIssue: 'تعديل',
    postMessage: 'رسالة',
    submitProof: 'إثبات',
    tellAffected: 'تؤثّر فيّ أيضًا',
    sightIssue: 'ما زالت موجودة',
    followIssue: 'متابعة',
    followArea: 'متابعة',
    draft: 'مسودة',
  },
  states: {
    draft: 'لم يُرسل بعد',
    waiting: 'حُفظ على هذا الجهاز',
    sending: 'جارٍ الإرسال...',
    attention: 'يحتاج إلى انتباهك',
  },
  outcomes: {
    idle: 'أُرسل كل ما أمكن إرساله.',
    waiting: 'لم يمكن إرسال كل شيء بعد. يبقى الباقي على هذا الجهاز.',
    held: 'التطبيق يُرسل الآن في علامة تبويب أخرى.',
    offline: 'لا يمكن الوصول إلى الخادم. يبقى كل شيء على هذا الجهاز.',
    signed_out:
      'يطلب الخادم أن تسجّل الدخول أولًا. يبقى كل شيء على هذا الجهاز حتى يُفتح التطبيق من جديد.',
  },
} satisfies Texts<typeof original.emergencyContent>;
