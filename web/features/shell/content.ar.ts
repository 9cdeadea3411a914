import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';
import { plural } from '#web/format/format.ts';

export const shellContent = {
  toast: {
    loggedOut: 'تم تسجيل الخروج',
    loggedOutText: 'سجّلت الخروج بنجاح.',
    logoutFailed: 'فشل تسجيل الخروج',
  },
  logout: {
    title: 'تسجيل الخروج مع عناصر غير مُرسلة؟',
    text: (count) =>
      `لم يُرسل بعد من هذا الجهاز: ${plural(count, { zero: 'لا عناصر', one: 'عنصر واحد', two: 'عنصران', few: '# عناصر', many: '# عنصرًا', other: '# عنصر' })}. يبقى كل شيء على هذا الجهاز ويُرسل عندما تسجّل الدخول هنا من جديد.`,
    confirm: 'تسجيل الخروج',
    pending: 'جارٍ تسجيل الخروج...',
    cancel: 'البقاء مسجّل الدخول',
  },
  paused: {
    text: 'على هذا الجهاز ما ينتظر الإرسال. سجّل الدخول لإرساله.',
    signIn: 'تسجيل الدخول',
  },
  unloaded: {
    text: 'يمكن قراءة هذه الصفحة، لكن بقيتها لم تُحمَّل بعد. تعيد الصفحة المحاولة تلقائيًا.',
    again: 'المحاولة الآن',
  },
  failure: {
    title: 'تعذّر عرض هذه الصفحة',
    text: 'حدث خطأ أثناء تحميلها. حاول مرة أخرى من فضلك.',
    offline: 'أنت غير متصل، وهذه الصفحة غير محفوظة على هذا الجهاز بعد.',
    outdated: 'جزء منها لم يعد موجودًا: ربما توفّرت نسخة جديدة. أعد التحميل للحصول عليها.',
    retry: 'إعادة المحاولة',
    reload: 'إعادة التحميل',
  },
} satisfies Texts<typeof original.shellContent>;
