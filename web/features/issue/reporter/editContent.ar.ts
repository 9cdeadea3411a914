import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './editContent.ts';

export const editContent = {
  title: 'تعديل المشكلة',
  fields: {
    title: 'العنوان',
    description: 'الوصف',
    location: 'المكان',
    priority: 'الأولوية',
    category: 'الفئة',
    solutionCriteria: 'معايير الحل',
    dueDate: 'تاريخ الاستحقاق',
  },
  locked: 'هذا مقفل: فاز عرض. يمكنك إضافة ملاحظة بدلًا من ذلك.',
  shownToDonors:
    'في هذه المشكلة أموال: يُعرض ما تغيّره على متبرّعيها بالصيغتين، ويمكنهم سحب تعهّداتهم.',
  save: 'حفظ التعديلات',
  saving: 'جارٍ الحفظ...',
  conflict: 'عدّل شخص آخر هذه المشكلة في هذه الأثناء. نصّك محفوظ هنا.',
  saveAnyway: 'حفظ نسختي رغم ذلك',
  queued: 'حُفظ على هذا الجهاز',
  queuedText: 'تُرسل تعديلاتك حالما يتوفّر اتصال.',
  failed: 'خطأ في تحديث المشكلة',
  deletion: {
    title: 'حذف المشكلة',
    text: 'هل تريد حقًّا حذف هذه المشكلة؟ لا يمكن التراجع عن هذا الإجراء.',
    confirm: 'حذف',
    pending: 'جارٍ الحذف...',
    deleted: 'حُذفت المشكلة',
    deletedText: 'أُزيلت المشكلة، ويُرَدّ كل تعهّد إلى صاحبه.',
    failed: 'خطأ في حذف المشكلة',
  },
} satisfies Texts<typeof original.editContent>;
