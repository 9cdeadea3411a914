import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const discussionContent = {
  listLabel: 'الرسائل',
  emptyTitle: 'لا رسائل بعد',
  empty: 'اطرح سؤالًا أو شارك ما تعرفه عن هذه المشكلة.',
  unsentEmpty: 'يمكنك الكتابة منذ الآن. تُرسل الرسائل بعد البلاغ مباشرةً.',
  logIn: 'سجّل الدخول للمشاركة في النقاش.',
  signIn: 'تسجيل الدخول',
  failed: 'تعذّر تحميل النقاش',
  failedText:
    'ما كتبه الآخرون غير محفوظ على هذا الجهاز. سيُحمَّل عندما يصبح الخادم متاحًا؛ ويمكنك الكتابة رغم ذلك.',
  retry: 'إعادة المحاولة',
  earlier: 'عرض رسائل أقدم',
  earlierPending: 'جارٍ التحميل...',
  you: 'أنت',
  form: {
    label: 'رسالتك',
    placeholder: 'اكتب رسالة...',
    submit: 'إرسال',
    pending: 'جارٍ الحفظ...',
  },
  waiting: 'بانتظار الإرسال',
  sending: 'جارٍ الإرسال...',
  attention: 'يحتاج إلى انتباهك',
  outbox: 'عرض غير المُرسَل',
  toast: {
    saved: 'حُفظ على هذا الجهاز',
    savedText: 'تُرسل رسالتك حالما يتوفّر اتصال.',
    failed: 'خطأ في إرسال الرسالة',
  },
} satisfies Texts<typeof original.discussionContent>;
