import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './outboxToastContent.ts';

export const outboxToastContent = {
  reported: 'أُبلغ عن المشكلة',
  reportedText: 'أُبلغ عن مشكلتك بنجاح.',
  messageSent: 'أُرسلت الرسالة!',
  messageSentText: 'نُشرت رسالتك.',
  edited: 'حُدّثت المشكلة',
  editedText: 'حُفظت تعديلاتك.',
  manyFailed: (count) => `عناصر رُفضت: ${count}`,
  manyFailedText: 'يبيّن «غير المُرسَل» السبب.',
  reportFailed: 'خطأ',
  reportFailedText: (detail) => `فشل الإبلاغ عن المشكلة: ${detail}`,
  messageFailed: 'خطأ في إرسال الرسالة',
  editFailed: 'خطأ في تحديث المشكلة',
  affectedFailed: 'لم يُحتسب',
  followed: 'أنت تتابع هذه المشكلة',
  followedText: 'تظهر مستجداتها تحت الجرس.',
  unfollowed: 'لم تعد تتابع هذه المشكلة',
  areaFollowed: 'أنت تتابع هذه المنطقة',
  areaFollowedText: 'تأتي البلاغات الجديدة في ملخّصك، تحت الجرس.',
  areaUnfollowed: 'لم تعد تتابع هذه المنطقة',
  followFailed: 'لم يُحفظ',
  areaFailed: 'لم تُتابَع المنطقة',
  show: 'عرض',
} satisfies Texts<typeof original.outboxToastContent>;

export const proofToastContent = {
  sent: 'قُدّم الإثبات',
  sentText: 'أمام المُبلِّغ والمتبرّعين 72 ساعة للحكم عليه.',
  failed: 'خطأ في تقديم الإثبات',
} satisfies Texts<typeof original.proofToastContent>;
