import type { Texts } from '#schema/languages/Texts.ts';
import type { IssueStatus } from '#schema/issues/issue.ts';
import { PHONE_CODE_MINUTES } from '#schema/people/contact.ts';
import type * as original from './mailTexts.ts';

const STATUSES: Record<IssueStatus, string> = {
  reported: 'مفتوحة للتعهّدات',
  funded: 'مفتوحة للتعهّدات',
  in_progress: 'قيد التنفيذ',
  completed: 'مكتملة',
};

export const mailTexts = {
  subjects: {
    issue_update: 'مستجدات مشكلة',
    proposal: 'عرض',
    pledge: 'تعهّد',
    vote: 'صوت',
    message: 'رسالة جديدة',
    system: 'كلمة من المشغّلين',
    digest: 'ما تتابعه',
    moderation: 'قرار من مشرف',
  },
  linkRemoved: '(أُزيل الرابط)',
  stop: 'لإيقاف هذه الرسائل بنقرة واحدة:',
  chosen: 'طلبتَ هذا النوع من الأخبار بالبريد الإلكتروني. لتغيير ذلك:',
  unasked: 'يصلك هذا النوع من الأخبار بالبريد الإلكتروني لأنه يخص مالك أو موعدًا لك. لتغيير ذلك:',
  phoneCode: ({ code, siteName }) =>
    `${code} هو رمزك في ${siteName}، صالح لمدّة ${PHONE_CODE_MINUTES} دقيقة. لا تعطه لأحد: نحن لا نسأل عنه أبدًا.`,
  line: ({ title, status, amount }) => `«${title}»: ${STATUSES[status]}، تُعهّد بـ${amount}`,
} satisfies Texts<typeof original.mailTexts>;
