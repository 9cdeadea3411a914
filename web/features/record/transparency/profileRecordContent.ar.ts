import type { Texts } from '#schema/languages/Texts.ts';
import { plural } from '#web/format/format.ts';
import { ENTRIES } from '#web/format/arabicCounts.ts';
import { DAYS } from '#web/format/arabicTimes.ts';
import type * as original from './profileRecordContent.ts';
import { RESTRICTION_DAYS } from '#schema/moderation/moderationLimits.ts';

export const profileRecordContent = {
  title: 'القرارات بشأن الملفات الشخصية',
  text: 'ما قرّره المشرفون بشأن ما يعرضه الناس عن أنفسهم، من دون تسمية أحد. أما ما يقرّرونه بشأن المشكلات والرسائل والعروض والإثباتات فموجود في سجل المشكلة.',
  none: 'لم يُقرَّر شيء بشأن ملف شخصي بعد.',
  failed: 'تعذّر تحميل القرارات.',
  count: (decisions) => `المجموع: ${decisions}، الأحدث أولًا.`,
  entry: ENTRIES,
  decided: {
    leave: 'بلاغ عن ملف شخصي: لم يُتّخذ إجراء.',
    warn: 'بلاغ عن ملف شخصي: أُنذر صاحبه.',
    redact_photo: 'بلاغ عن ملف شخصي: أُزيلت صورته.',
    restrict: `بلاغ عن ملف شخصي: قُيّد صاحبه لمدة ${plural(RESTRICTION_DAYS, DAYS)}.`,
  },
  settled: {
    upheld: 'نظر مشرف آخر في تظلّم: القرار باقٍ.',
    undone: 'نظر مشرف آخر في تظلّم: أُلغي القرار.',
  },
  appealed: 'قُدّم تظلّم من قرار بشأن ملف شخصي.',
  other: 'تصرّف المشرفون في ملف شخصي.',
  download: 'كل ذلك مع بصماته',
} satisfies Texts<typeof original.profileRecordContent>;
