import type { Texts } from '#schema/languages/Texts.ts';
import { plural } from '#web/format/format.ts';
import { JURORS } from '#web/format/arabicCounts.ts';
import { BUSINESS_DAYS, DAYS, HOURS } from '#web/format/arabicTimes.ts';
import type * as original from './caseNextContent.ts';
import {
  APPEAL_HOURS,
  BALLOT_WINDOW_HOURS,
  JURY_HOURS,
  JURY_MAJORITY,
  JURY_SEATS,
  LATE_FLAG_HOURS,
  PAYOUT_BUSINESS_DAYS,
  SECOND_PROOF_DAYS,
} from '#schema/limits.ts';
import { ACCEPTANCE_AFTER_HOURS, ARBITRATION_MAX_DAYS } from '#schema/caseLimits.ts';

const remedies = `أمام المنفّذ ${plural(SECOND_PROOF_DAYS, DAYS)} لتقديم إثبات ثانٍ، أو ${plural(APPEAL_HOURS, HOURS)} للتظلّم إلى هيئة محلّفين`;

export const caseNextContent = {
  own: {
    weight: (percent) => `صوتك يُحسب ${percent}.`,
    approve: 'صوّتّ بالقبول.',
    reject: 'صوّتّ بالرفض.',
    none: 'لا صوت لك هنا.',
  },
  voting: (solver) => ({
    lead: `قدّم \u2068${solver}\u2069 إثباتًا. يقول المُبلِّغ والمتبرّعون هل أُنجز العمل.`,
    who: 'يصوّت المُبلِّغ وكل من كان قد تعهّد عند اختيار المنفّذ؛ ويجوز لهم وللمنفّذ وللسفراء الاعتراض.',
    weights:
      'للمُبلِّغ 50%، ولأكبر متبرّع 30%، ويتقاسم المتبرّعون الآخرون 20% بنسبة تعهّداتهم. يحسم أكثر من نصف ما أُدلي به، متى صوّت نصف الكل؛ ولا يفوز جواب من دون أموال المتبرّعين إلى جانبه.',
    next: `إذا قُبل تُصرف الأموال؛ ولا تُصرف خلال أول ${plural(ACCEPTANCE_AFTER_HOURS, HOURS)} من تقديم الإثبات إلا إذا وافق كل متبرّع له حق التصويت. وإذا رُفض: ${remedies}. وإذا وقع خلاف عليه تبتّ فيه هيئة من ${plural(JURY_SEATS, JURORS)}.`,
  }),
  votingObjected: `اعترض أحدهم. إذا لم يُسوَّ ذلك حتى نهاية التصويت تقرّر هيئة من ${plural(JURY_SEATS, JURORS)}، ما لم يحسمه التصويت نفسه.`,
  waiting: {
    lead: 'لم يعترض أحد، ولكن صوّت عدد قليل جدًّا. تُصرف الأموال تلقائيًّا ما لم يعترض أحد.',
    who: 'يجوز للمُبلِّغ والمتبرّعين والمنفّذ والسفراء الاعتراض.',
    weights: 'اعتراض واحد معلَّل يعلّق الصرف، أيًّا كان مصدره.',
    next: 'من دون اعتراض يُدفع للمنفّذ. والاعتراض الذي لا يُسوّى يُحال إلى هيئة المحلّفين.',
  },
  frozenRelease:
    'لم يعترض أحد، ولكن صوّت عدد قليل جدًّا. ينتظر الصرف التلقائي حتى يُرفع التجميد عن الأموال.',
  objected: {
    lead: 'اعترض أحدهم. الصرف معلّق إلى أن يُسوّى الاعتراض.',
    who: 'يستطيع من اعترض سحب اعتراضه؛ ويستطيع سفير لا مصلحة له ردّه. ويجوز لغيرهم الاعتراض أيضًا.',
    weights: 'اعتراض واحد معلَّل يعلّق الصرف، أيًّا كان مصدره.',
    next: `متى سُوّي كل اعتراض يُستأنف العدّ التنازلي. وإلا تقرّر هيئة من ${plural(JURY_SEATS, JURORS)} بعد ${plural(LATE_FLAG_HOURS, HOURS)} من أول اعتراض على أبعد تقدير.`,
  },
  released: (moment) => `يُصرف تلقائيًّا ${moment}.`,
  onHold: (moment, isObjectedTo) =>
    `معلّق منذ ${moment}، لأن ${isObjectedTo ? 'أحدهم اعترض' : 'الأموال مجمّدة'}.`,
  jury: {
    lead: `تحكم على الإثبات هيئة من ${plural(JURY_SEATS, JURORS)} لا صلة لهم بالأمر.`,
    who: `عدد المحلّفين ${JURY_SEATS}، اختيروا بطريقة يستطيع أي شخص إعادتها. ليس بينهم صاحب مصلحة.`,
    weights: `يُحسم القرار باتفاق ${JURY_MAJORITY} من ${JURY_SEATS}. الأحكام مختومة إلى أن تنتهي الهيئة.`,
    next: `إذا قُبل تُصرف الأموال. وإذا رُفض يعود العمل إلى المنفّذ أو ينتهي. وإذا لم يتفق ${JURY_MAJORITY} على حكم خلال ${plural(JURY_HOURS, HOURS)} يحكم سفير.`,
  },
  arbitration: {
    lead: 'لم تستطع هيئة المحلّفين الحسم؛ يحكم سفير لا مصلحة له.',
    who: 'سفير من سفراء هذه القضية: من كان سفيرًا عند اختيار المنفّذ ولا مصلحة له.',
    weights: (large) => `الحكم في أكثر من ${large} لا يسري إلا عندما يؤكّده سفير ثانٍ.`,
    until: `بعد ${plural(ARBITRATION_MAX_DAYS, DAYS)} من دون حكم نهائي تحسم أموال المتبرّعين.`,
    next: `تُصرف الأموال للمنفّذ أو تُرَدّ إلى المتبرّعين. الحكم نهائي. وإن لم يصدر خلال ${plural(ARBITRATION_MAX_DAYS, DAYS)} يُدفع للمنفّذ إذا وافقت أموال أكثر مما رفضت، من دون احتساب من تربطه به صلة؛ وإلا استعاد كل واحد ماله.`,
    waits: 'كُتب حكم وينتظر سفيرًا ثانيًا.',
  },
  rework: (solver) => ({
    lead: `رُفض الإثبات. الدور على \u2068${solver}\u2069.`,
    who: `يستطيع \u2068${solver}\u2069 تقديم إثبات ثانٍ أو التظلّم.`,
    weights: 'يُحسب كل صوت كما كان عند اختيار المنفّذ.',
    next: `يُحكم على الإثبات الثاني كالأول لمدة ${plural(BALLOT_WINDOW_HOURS, HOURS)}. ومن دون إثبات أو تظلّم ينتهي العرض وتُفتح المشكلة للعروض من جديد.`,
  }),
  second: (moment) => `الإثبات الثاني حتى ${moment}.`,
  appeal: (moment) => `التظلّم حتى ${moment}.`,
  paid: (solver, moment) => ({
    lead: `حُلّت: دُفع لـ \u2068${solver}\u2069، وأُغلقت دفاتر هذه المشكلة.`,
    until: `دُفع ${moment}.`,
  }),
  paying: (solver, moment) => ({
    lead: `حُلّت: صُرفت الأموال لـ \u2068${solver}\u2069.`,
    until: `آخر موعد للدفع ${moment}، أي خلال ${plural(PAYOUT_BUSINESS_DAYS, BUSINESS_DAYS)} بعد الصرف.`,
  }),
  overdue: (moment) => `تأخّر الدفع: كان آخر موعد له ${moment}.`,
  closed: {
    who: 'لم يعد على أحد فعل شيء؛ يبقى النقاش مفتوحًا.',
    weights: 'كل ما تقرّر موجود في السجل العام.',
    next: 'لا شيء.',
  },
  held: 'العدّ التنازلي متوقّف.',
  frozenTitle: 'الأموال مجمّدة',
  frozen:
    'أوقف سفير كل ما يخصّ أموال هذه المشكلة إلى أن يُنظر فيها. لا يُصرف شيء ولا يُرَدّ في هذه الأثناء.',
} satisfies Texts<typeof original.caseNextContent>;
