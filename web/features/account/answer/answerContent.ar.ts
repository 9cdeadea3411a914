import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './answerContent.ts';

export const answerContent = {
  title: 'الرد على بلاغ',
  text: (body) => `ردّكم علني ويظهر باسم ${body}. لا تحتاجون إلى حساب.`,
  issue: 'فتح البلاغ',
  issues: 'كل المشكلات',
  back: 'كل البلاغات',
  label: 'ما ردّكم؟',
  received: 'استلمناه',
  will_fix: 'سنعالجه حتى يوم محدد',
  not_ours: 'لسنا مسؤولين عنه',
  fixed: 'عولجت المشكلة',
  fixBy: 'ستُعالج حتى',
  words: 'بكلماتكم',
  wordsHint: 'ليقرأه الجميع: ما الخطوة التالية، أو من المسؤول بدلًا منكم.',
  submit: 'نشر الرد',
  pending: 'جارٍ النشر...',
  failed: 'لم يُنشر',
  done: 'ردّكم منشور',
  gone: 'هذا الرابط غير صالح',
  goneText: 'الرابط ناقص، أو أُخفي البلاغ أو أزيل. بعض برامج البريد تقطع الروابط.',
  unreached: 'تعذّر تحميل البلاغ',
  again: 'حاول مرة أخرى',
} satisfies Texts<typeof original.answerContent>;
