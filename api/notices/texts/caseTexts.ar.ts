import { BROKEN_SIGHTINGS_WANTED } from '#schema/issues/sightingLimits.ts';
import { OPEN_PROPOSALS_MAX } from '#schema/caseLimits.ts';
import {
  APPEAL_HOURS,
  DEADLINE_REMINDER_DAYS,
  JURY_HOURS,
  JURY_MAJORITY,
  JURY_SEAT_OFFER_HOURS,
  JURY_SEATS,
  RELEASE_NOTICE_HOURS,
  SECOND_PROOF_DAYS,
  SELECTION_NOTICE_HOURS,
} from '#schema/limits.ts';
import { pluralIn } from '#schema/languages/plural.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './caseTexts.ts';

const hours = (count: number) =>
  pluralIn(
    'ar',
    count,
    {
      zero: 'لا ساعات',
      one: 'ساعة واحدة',
      two: 'ساعتين',
      few: '# ساعات',
      many: '# ساعة',
      other: '# ساعة',
    },
    `${count}`,
  );
const days = (count: number) =>
  pluralIn(
    'ar',
    count,
    {
      zero: 'لا أيام',
      one: 'يوم واحد',
      two: 'يومين',
      few: '# أيام',
      many: '# يومًا',
      other: '# يوم',
    },
    `${count}`,
  );
const REJECTED_WAYS = {
  second: `تقديم إثبات ثانٍ خلال ${days(SECOND_PROOF_DAYS)}`,
  appeal: `التظلّم إلى هيئة محلّفين خلال ${hours(APPEAL_HOURS)}`,
};

export const caseTexts = {
  proposed: ({ person, title }) => `اقترح ${person} حلًّا لـ«${title}».`,
  votedFor: ({ person, title }) => `صوّت ${person} لصالح عرضك في «${title}».`,
  votedAgainst: ({ person, title }) => `صوّت ${person} ضد عرضك في «${title}».`,
  wrote: ({ person, title }) => `كتب ${person} في نقاش «${title}».`,
  changed: ({ title }) => `عدّل المُبلّغ «${title}».`,
  termsChanged: ({ title }) => `عدّل المُبلّغ «${title}» بعد تعهّدك. تعرض التفاصيل النسختين.`,
  termsChangedEarly: ({ title }) =>
    `عدّل المُبلّغ «${title}» بعد تعهّدك. تعرض التفاصيل النسختين. يمكنك سحب تعهّدك إلى أن يُختار عرض.`,
  earlierCriteria: ({ title }) =>
    `قُدّم العرض المختار لـ«${title}» وفق معايير سابقة، ويُحكم على عمله بها.`,
  workFound: ({ title, place }) => `«${title}» قرب ${place} يحتاج إلى من يحلّه.`,
  paidWorkFound: ({ title, place, amount }) =>
    `«${title}» قرب ${place} يحتاج إلى من يحلّه. المبلغ حتى الآن: ${amount}.`,
  noteAdded: ({ title }) => `أضاف المُبلّغ ملاحظة إلى «${title}».`,
  removed: ({ title }) => `حذف المُبلّغ «${title}».`,
  hidden: ({ title, reason }) => `أُخفيت «${title}»، وجُمّدت أموالها في هذه الأثناء: ${reason}`,
  shownAgain: ({ title, reason }) => `عادت «${title}» ظاهرة: ${reason}`,
  mergeAsked: ({ person, from, into }) =>
    `يقول ${person} إن «${from}» و«${into}» مشكلة واحدة. افتح هذا الإشعار لتوافق أو لتقول إنهما اثنتان.`,
  mergeDeclined: ({ from, into }) => `يبقى «${from}» و«${into}» بلاغين: لم يوافق المُبلّغ الآخر.`,
  merged: ({ from, into }) => `أُبلغ عن «${from}» مرتين، وتستمر في «${into}».`,
  bodyReceived: ({ body, title }) => `استلمت جهة ${body} البلاغ ”${title}“.`,
  bodyWillFix: ({ body, title, day }) => `تقول جهة ${body} إنها ستعالج ”${title}“ حتى ${day}.`,
  bodyNotOurs: ({ body, title }) => `تقول جهة ${body} إنها ليست مسؤولة عن ”${title}“.`,
  bodyFixed: ({ body, title }) => `تقول جهة ${body} إن ”${title}“ عولجت.`,
  bodyFixedAsked: ({ body, title }) =>
    `تقول جهة ${body} إن ”${title}“ عولجت. هل هذا صحيح؟ افتح هذا لتجيب بنعم أو لا.`,
  foundFixedAsked: ({ title }) =>
    `وجد أشخاص في المكان أن ”${title}“ عولجت. هل هذا صحيح؟ افتح هذا لتجيب بنعم أو لا.`,
  brokenAgain: ({ title }) => `كانت ”${title}“ مكتملة، وأُبلغ أنها تعطلت من جديد.`,
  notBrokenAgain: ({ title }) =>
    `البلاغ ”${title}“ قائم بذاته: لم يعد البلاغ المكتمل علنيًا، أو لم يجده ${BROKEN_SIGHTINGS_WANTED} أشخاص معطلًا من جديد.`,
  fixedOtherwise: ({ title }) =>
    `عولجت ”${title}“: قال ذلك من أبلغ عنها أو أغلب مال المتبرعين. أُعيدت كل التعهدات.`,
  fixedWithMoney: ({ amount, title }) =>
    `عولجت ”${title}“ ولن يُدفع أجر لأحد: عاد إليك مبلغك ${amount}.`,
  unmerged: ({ from, into }) =>
    `تبيّن أن «${from}» و«${into}» مشكلتان: تستمر التعهّدات والعروض والأصوات في كلتيهما.`,
  proposalDisplaced: ({ proposal, title }) =>
    `بلغت العروض المفتوحة في «${title}» ${OPEN_PROPOSALS_MAX}: كان عرضك «${proposal}» أقلّها مالًا خلفه فأفسح المجال لعرض أحدث. يمكنك تقديمه من جديد.`,
  selectionPending: ({ proposal, title }) =>
    `فاز «${proposal}» بالتصويت في «${title}» ويُختار بعد ${hours(SELECTION_NOTICE_HOURS)} ما لم تتغيّر الأصوات.`,
  selectionOff: ({ title }) =>
    `تغيّرت الأصوات أو التعهّدات: لم يعد أي عرض في «${title}» على وشك أن يُختار.`,
  selected: ({ proposal, title }) => `اختير «${proposal}» لـ«${title}». يمكن أن يبدأ العمل.`,
  proofDue: ({ title }) =>
    `يحين موعد إثبات عملك في «${title}» بعد ${days(DEADLINE_REMINDER_DAYS)}. ومن دونه ينتهي العرض.`,
  solverWithdrew: ({ title }) =>
    `انسحب المنفّذ. «${title}» مفتوحة للعروض من جديد، ويبقى المال في حساب الضمان.`,
  solverTooLate: ({ title }) =>
    `انتهت مدّة المنفّذ. «${title}» مفتوحة للعروض من جديد، ويبقى المال في حساب الضمان.`,
  solutionRejected: ({ title }) =>
    `رُفض الحل المختار. «${title}» مفتوحة للعروض من جديد، ويبقى المال في حساب الضمان.`,
  proofHandedIn: ({ person, title }) =>
    `قدّم ${person} إثباتًا لـ«${title}». يحكم عليه المُبلّغ والمتبرّعون خلال 3 أيام.`,
  proofNote: ({ person, title }) => `أضاف ${person} إلى إثبات «${title}».`,
  objected: ({ person, title }) => `يعترض ${person} على إثبات «${title}». الصرف موقوف.`,
  objectionSettled: ({ title }) => `سُوّي اعتراض على إثبات «${title}».`,
  unopposed: ({ title }) => `لم يعترض أحد على إثبات «${title}». سيُقبل ما لم يعترض أحد.`,
  releaseNear: ({ title }) =>
    `يُصرف مال «${title}» بعد ${hours(RELEASE_NOTICE_HOURS)} ما لم يعترض أحد.`,
  rejectedForSecond: ({ title }) => `رُفض إثبات «${title}». يمكن للمنفّذ ${REJECTED_WAYS.second}.`,
  rejectedForAppeal: ({ title }) => `رُفض إثبات «${title}». يمكن للمنفّذ ${REJECTED_WAYS.appeal}.`,
  rejectedForBoth: ({ title }) =>
    `رُفض إثبات «${title}». يمكن للمنفّذ ${REJECTED_WAYS.second} أو ${REJECTED_WAYS.appeal}.`,
  accepted: ({ title }) => `قُبل إثبات «${title}»: اكتملت المشكلة.`,
  ballotFor: ({ person, title }) => `قبِل ${person} إثباتك في «${title}».`,
  ballotAgainst: ({ person, title }) => `رفض ${person} إثباتك في «${title}».`,
  rated: ({ stars, title }) => `قُيّم عملك في «${title}» بـ${stars} من 5 نجوم.`,
  juryCalled: ({ title }) =>
    `تحكم هيئة محلّفين على العمل في «${title}». يُحسم القرار باتفاق ${JURY_MAJORITY} من ${JURY_SEATS} خلال ${hours(JURY_HOURS)}.`,
  seatOffered: ({ title }) =>
    `وقعت عليك القرعة لهيئة المحلّفين في «${title}». نرجو أن تقبل أو تعتذر خلال ${hours(JURY_SEAT_OFFER_HOURS)}.`,
  juryAccepted: ({ title }) => `قبِلت هيئة المحلّفين العمل في «${title}».`,
  juryRejected: ({ title }) => `رفضت هيئة المحلّفين العمل في «${title}».`,
  juryUndecided: ({ title }) =>
    `لم تصل هيئة المحلّفين في «${title}» إلى قرار. يحكم السفراء في القضية.`,
  noJury: ({ title }) =>
    `من يمكن أن تقع عليهم القرعة لهيئة محلّفين في «${title}» قليلون جدًّا. يحكم السفراء في القضية.`,
  rulingDue: ({ title }) => `تنتظر «${title}» حكم سفير.`,
  secondRulingDue: ({ title }) => `يحتاج الحكم في «${title}» إلى سفير ثانٍ.`,
  ruledRelease: ({ title }) => `حكم سفير في «${title}»: يُدفع للمنفّذ.`,
  ruledRefund: ({ title }) => `حكم سفير في «${title}»: يُرَدّ كل تعهّد.`,
  ruledReleaseFirst: ({ title }) =>
    `حكم سفير في «${title}»: يُدفع للمنفّذ. يجب أن يؤكّد ذلك سفير ثانٍ.`,
  ruledRefundFirst: ({ title }) => `حكم سفير في «${title}»: يُرَدّ كل تعهّد. يجب أن يؤكّد ذلك سفير ثانٍ.`,
  reportOrdered: ({ person, validator, title }) =>
    `طلب ${person} من ${validator} تقريرًا مستقلًّا عن العمل في «${title}».`,
  reportDelivered: ({ person, title }) => `سلّم ${person} تقريرًا مستقلًّا عن العمل في «${title}».`,
} satisfies Texts<typeof original.caseTexts>;
