import type { Texts } from '#schema/languages/Texts.ts';
import { PHOTOS } from '#web/format/arabicCounts.ts';
import type * as original from './content.ts';

export const issueContent = {
  pageTitle: 'مشكلة',
  loading: 'جارٍ تحميل المشكلة',
  back: 'كل المشكلات',
  notFound: {
    title: 'المشكلة غير موجودة',
    text: 'المشكلة التي تبحث عنها غير موجودة أو أُزيلت.',
    goBack: 'العودة',
  },
  notStored: {
    title: 'غير محفوظة على هذا الجهاز',
    offline: 'أنت غير متصل، ولم تُفتح هذه المشكلة هنا من قبل. ستُحمَّل عندما يصبح الخادم متاحًا.',
    unreachable:
      'تعذّر الوصول إلى الخادم، ولم تُفتح هذه المشكلة هنا من قبل. ستُحمَّل عندما يستجيب الخادم.',
    retry: 'المحاولة مرة أخرى',
  },
  offline: (moment) => `غير متصل. هذه الصفحة من ${moment}.`,
  reported: (date) => `أُبلغ عنها في ${date}`,
  reportedBy: (username) => `أبلغ عنها ${username ?? 'مجهول'}`,
  photo: (index, count) => `الصورة ${index} من ${count} لهذه المشكلة`,
  edit: 'تعديل',
  delete: 'حذف',
  poster: 'طباعة ملصق',
  summary: {
    label: 'أهم الأرقام',
    funding: 'مجموع التمويل',
    fundingHint: { sandbox: 'أموال تجريبية', stripe: 'في حساب الضمان' },
    pledgers: 'المتبرّعون',
    proposals: 'العروض',
    messages: 'الرسائل',
  },
  tabsLabel: 'عن هذه المشكلة',
  tabs: {
    details: 'التفاصيل',
    pledges: 'التعهّدات',
    proposals: 'العروض',
    discussion: 'النقاش',
    pledge: 'تعهّد بالدعم',
  },
  details: {
    description: 'الوصف',
    criteria: 'معايير الحل',
    category: 'الفئة',
    priority: 'الأولوية',
    dueDate: 'تاريخ الاستحقاق',
    answers: 'أسئلة وأجوبة',
    yes: 'نعم',
    no: 'لا',
  },
  priorities: { critical: 'حرجة', high: 'عالية', medium: 'متوسطة', low: 'منخفضة' },
  place: {
    label: 'المكان',
    map: 'خريطة مكان هذه المشكلة',
    directions: 'الاتجاهات',
    nearby: 'بالقرب',
    away: (distance) => `على بُعد ${distance}`,
  },
  merged: 'أُبلغ عنها مرتين',
  editWaiting: 'تعديلاتك على هذه المشكلة تنتظر على هذا الجهاز وتُرسل لاحقًا.',
  waiting: {
    badge: 'بانتظار الإرسال',
    attention: 'يحتاج إلى انتباهك',
    text: 'حُفظ هذا البلاغ على هذا الجهاز وسيُرسل عندما يصبح الخادم متاحًا.',
    attentionText: 'لم يقبل الخادم هذا البلاغ. نصّك وصورك محفوظة هنا.',
    outbox: 'عرض صندوق الصادر',
    written: (date) => `كُتب في ${date}`,
    photos: (count) => `المرفق: ${count}، محفوظ على هذا الجهاز`,
    photo: PHOTOS,
  },
} satisfies Texts<typeof original.issueContent>;
