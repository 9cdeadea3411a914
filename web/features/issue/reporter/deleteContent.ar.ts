import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './deleteContent.ts';

export const deleteContent = {
  title: 'حذف المشكلة',
  text: 'هل تريد حقًّا حذف هذه المشكلة؟ لا يمكن التراجع عن هذا الإجراء.',
  confirm: 'حذف',
  pending: 'جارٍ الحذف...',
  deleted: 'حُذفت المشكلة',
  deletedText: 'أُزيلت المشكلة، ويُرَدّ كل تعهّد إلى صاحبه.',
  failed: 'خطأ في حذف المشكلة',
} satisfies Texts<typeof original.deleteContent>;
