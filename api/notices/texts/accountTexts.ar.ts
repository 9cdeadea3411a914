import { ROLE_NOTICE_DAYS } from '#schema/people/roleLimits.ts';
import type { ReportedKind } from '#schema/moderation/choices.ts';
import { DATA_EXPORT_HOURS } from '#schema/limits.ts';
import { pluralIn, type Plural } from '#schema/languages/plural.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import { RESTRICTION_DAYS } from '#schema/moderation/moderationLimits.ts';
import { DIGEST_LINES } from '#schema/people/followLimits.ts';
import type * as original from './accountTexts.ts';

const THINGS: Record<ReportedKind, string> = {
  issue: 'مشكلة أبلغتَ عنها',
  message: 'رسالة لك',
  proposal: 'عرض لك',
  proof: 'إثبات لك',
  profile: 'ملفك الشخصي',
};

const counted = (count: number, forms: Plural) => pluralIn('ar', count, forms, `${count}`);
const reports = (count: number) =>
  count > DIGEST_LINES
    ? `أكثر من ${DIGEST_LINES} بلاغات جديدة في المناطق التي تتابعها`
    : `${counted(count, {
        zero: 'لا بلاغات جديدة',
        one: 'بلاغ جديد واحد',
        two: 'بلاغان جديدان',
        few: '# بلاغات جديدة',
        many: '# بلاغًا جديدًا',
        other: '# بلاغ جديد',
      })} في المناطق التي تتابعها`;
const news = (count: number) =>
  count > DIGEST_LINES
    ? `مستجدات أكثر من ${DIGEST_LINES} مشكلات تتابعها`
    : `مستجدات ${counted(count, {
        zero: 'لا مشكلات تتابعها',
        one: 'مشكلة واحدة تتابعها',
        two: 'مشكلتين تتابعهما',
        few: '# مشكلات تتابعها',
        many: '# مشكلة تتابعها',
        other: '# مشكلة تتابعها',
      })}`;
const exportHours = counted(DATA_EXPORT_HOURS, {
  zero: 'لا ساعات',
  one: 'ساعة واحدة',
  two: 'ساعتين',
  few: '# ساعات',
  many: '# ساعة',
  other: '# ساعة',
});
const restrictionDays = counted(RESTRICTION_DAYS, {
  zero: 'لا أيام',
  one: 'يوم واحد',
  two: 'يومين',
  few: '# أيام',
  many: '# يومًا',
  other: '# يوم',
});

export const accountTexts = {
  roleUser: () => 'لم يعد لحسابك دور خاص.',
  roleAmbassador: () => 'أنت سفير الآن: القضايا التي لم تحسمها هيئة محلّفين تنتظرك على مكتبك.',
  roleOperator: () => 'أنت مشغّل الآن: يمكنك منح الأدوار.',
  roleUserValidator: () => 'لم يعد لحسابك دور خاص. قد تُطلب منك تقارير مستقلّة.',
  roleAmbassadorValidator: () =>
    'أنت سفير الآن: القضايا التي لم تحسمها هيئة محلّفين تنتظرك على مكتبك. قد تُطلب منك تقارير مستقلّة.',
  roleOperatorValidator: () => 'أنت مشغّل الآن: يمكنك منح الأدوار. قد تُطلب منك تقارير مستقلّة.',
  roleAnnounced: ({ person }) =>
    `أُعلن عن تغيير في دور ${person}. يسري بعد ${ROLE_NOTICE_DAYS} يومًا ما لم يعترض سفير؛ والسبب مذكور في صفحة الشفافية.`,
  recoveryAnnounced: ({ person }) =>
    `أعلن مشغّل عن طريق عودة إلى حساب ${person}. يُفتح بعد ${ROLE_NOTICE_DAYS} يومًا ما لم يعترض سفير؛ والسبب مذكور في صفحة الشفافية.`,
  roleObjected: ({ person }) =>
    `اعترض شخص على ما أُعلن بشأن ${person}. يسقط ما لم يؤكّده سفير آخر؛ والسبب مذكور في صفحة الشفافية.`,
  accountReported: ({ person }) => `أُبلغ عن حساب ${person}. على سفير آخر أن يبتّ في ذلك.`,
  reportUpheld: ({ points }) => `أيّد السفراء بلاغًا عن حسابك؛ نقصت ثقتك ${points} من النقاط.`,
  reportUpheldFrozen: ({ points }) =>
    `أيّد السفراء بلاغًا عن حسابك؛ نقصت ثقتك ${points} من النقاط. حسابك مجمّد ولا يمكنه إلا القراءة.`,
  unfrozen: ({ reason }) => `لم يعد حسابك مجمّدًا. ذكر سفير هذا السبب: ${reason}`,
  otherUnfrozen: ({ person }) => `رفع سفير التجميد عن حساب ${person}. السبب على المكتب.`,
  addressReleased: ({ email }) =>
    `أكّد شخص آخر أن ${email} عنوانه، فلم يعد تابعًا لحسابك. يبقى حسابك لك وتسجّل الدخول باسم المستخدم؛ أضف عنوانًا آخر في إعداداتك.`,
  recovered: () => 'أنشأ المشغّل رابطًا إلى كلمة مرور جديدة لحسابك.',
  recoveredWithEmail: () =>
    'منح المشغّل حسابك عنوان بريد إلكتروني آخر وأنشأ رابطًا إلى كلمة مرور جديدة.',
  signedOut: () =>
    'أنهى مشغّل كل جلسات دخول حسابك. إن كنت لا تعرف السبب فاسأل على العنوان المذكور في صفحة المساعدة.',
  dataReady: () => `بياناتك جاهزة: خذها من إعداداتك خلال ${exportHours}.`,
  somethingReported: () => 'وصل إلى المشرفين بلاغ جديد. ينتظر على مكتبك في «بلاغات المستخدمين».',
  hid: ({ thing, reason }) => `أخفى مشرف ${THINGS[thing]}: ${reason}`,
  hidWords: ({ thing, reason }) => `أخفى مشرف نصّ ${THINGS[thing]}: ${reason}`,
  removedPhotos: ({ thing, reason }) => `أزال مشرف صورًا من ${THINGS[thing]}: ${reason}`,
  hidIssue: ({ thing, reason }) => `أخفى مشرف مشكلة بسبب ${THINGS[thing]}: ${reason}`,
  warned: ({ thing, reason }) => `ينبّهك مشرف بسبب ${THINGS[thing]}: ${reason}`,
  restricted: ({ thing, reason }) =>
    `قيّد مشرف حسابك مدّة ${restrictionDays} بسبب ${THINGS[thing]}: ${reason}`,
  appealWon: ({ reason }) => `تراجع مشرف آخر عن القرار الذي تظلّمت منه: ${reason}`,
  appealLost: ({ reason }) => `أيّد مشرف آخر القرار الذي تظلّمت منه: ${reason}`,
  digestReported: ({ reported }) => `منذ الملخّص الأخير: ${reports(reported)}.`,
  digestMoved: ({ moved }) => `منذ الملخّص الأخير: ${news(moved)}.`,
  digestBoth: ({ reported, moved }) => `منذ الملخّص الأخير: ${reports(reported)}، و${news(moved)}.`,
} satisfies Texts<typeof original.accountTexts>;
