import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './calendarContent.ts';

export const calendarContent = {
  heading: 'المواعيد النهائية في تقويمك',
  failed: 'تعذّر تحميل عنوان تقويمك',
  text: 'برنامج التقويم المشترك في عنوان خاص يعرض ما ينتظرك وله موعد نهائي: التصويت والموافقات ومقاعد هيئة المحلفين وعملك أنت.',
  made: (day) => `أُنشئ العنوان ${day}`,
  read: (time) => `آخر قراءة ${time}`,
  unread: 'لم يُقرأ بعد',
  make: { button: 'إنشاء عنوان', failed: 'لم يُنشأ أي عنوان' },
  renew: {
    button: 'إنشاء عنوان جديد',
    title: 'هل تريد إنشاء عنوان جديد؟',
    text: 'ينتهي العنوان الحالي فورًا، وتحتاج التقاويم المشتركة فيه إلى العنوان الجديد.',
    confirm: 'إنشاء العنوان الجديد',
    pending: 'جارٍ الإنشاء...',
  },
  end: {
    button: 'إنهاء',
    title: 'هل تريد إنهاء هذا العنوان؟',
    text: 'لن تعرض التقاويم المشتركة فيه مواعيدك بعد ذلك.',
    confirm: 'إنهاء العنوان',
    pending: 'جارٍ الإنهاء...',
    done: 'انتهى العنوان',
    failed: 'لم ينتهِ العنوان',
  },
  shown: {
    title: 'عنوان تقويمك',
    text: 'يُعرض مرة واحدة فقط: أضفه إلى برنامج التقويم كاشتراك. من يملكه يستطيع قراءة مواعيدك.',
    label: 'عنوان التقويم',
    copy: 'نسخ',
    copied: 'نُسخ',
    kept: 'حفظته',
  },
} satisfies Texts<typeof original.calendarContent>;
