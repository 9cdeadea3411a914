import type { Texts } from '#schema/languages/Texts.ts';
import { plural } from '#web/format/format.ts';
import { CHARACTERS, JURORS } from '#web/format/arabicCounts.ts';
import type * as original from './juryContent.ts';
import { JURY_MAJORITY, JURY_SEATS, JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';

export const juryContent = {
  title: 'هيئة المحلّفين',
  link: (openCount) => `هيئة المحلّفين (المفتوح: ${openCount})`,
  subtitle: `يحكم في العمل المتنازَع عليه ${plural(JURY_SEATS, JURORS)} لا صلة لهم به، ويُحسم القرار باتفاق ${JURY_MAJORITY} منهم.`,
  loading: 'جارٍ تحميل مقاعدك',
  failed: 'تعذّر تحميل مقاعدك',
  emptyTitle: 'لا مقعد لك الآن',
  empty:
    'يُختار بالقرعة من شاركوا في قرارات سابقة وحدّدوا منطقة سكن قريبة. تصلك رسالة عندما يحين دورك.',
  emptyAction: 'تحديد منطقة سكنك',
  open: 'بانتظارك',
  past: 'مقاعد سابقة',
  statuses: {
    offered: 'مقعد معروض',
    accepted: 'أنت محلّف',
    declined: 'اعتذرت',
    lapsed: 'لم تُجب في الوقت المحدّد',
  },
  outcomes: {
    accepted: 'قبلت هيئة المحلّفين الإثبات.',
    rejected: 'رفضت هيئة المحلّفين الإثبات.',
    arbitration: 'لم تصل هيئة المحلّفين إلى قرار؛ يحكم سفير.',
  },
  over: 'انتهت',
  answerBy: (moment) => `أجب حتى ${moment}.`,
  closes: (moment) => `تنتهي هيئة المحلّفين ${moment}.`,
  verdictCount: {
    zero: 'لا أحكام',
    one: 'حكم واحد',
    two: 'حكمان',
    few: '# أحكام',
    many: '# حكمًا',
    other: '# حكم',
  },
  progress: (seats, verdicts) => `المقاعد المشغولة ${seats} من ${JURY_SEATS}، وصدر ${verdicts}.`,
  accept: 'قبول المقعد',
  decline: 'اعتذار',
  answering: 'جارٍ الإرسال...',
  acceptedDone: 'قُبل المقعد',
  declinedDone: 'اعتُذر عن المقعد',
  answerFailed: 'خطأ في الرد',
  look: 'عرض الإثبات',
  toIssue: 'فتح المشكلة',
  begin: `نحو 5 دقائق. ابدأ بما تم الوعد به ثم قارن الصور. لن يعرف أحد اسمك؛ يحسم ${JURY_MAJORITY} من ${JURY_SEATS}.`,
  verdict: {
    options: { approve: 'نعم، قبول الإثبات', reject: 'لا، رفض الإثبات' },
    reason: 'السبب',
    reasonHint: `لا يقلّ عن ${plural(JUSTIFICATION_MIN_LENGTH, CHARACTERS)}. يُنشر من دون اسمك عند انتهاء الهيئة.`,
    text: 'يبقى مختومًا إلى أن تنتهي الهيئة، وهو نهائي.',
    confirm: 'إصدار الحكم',
    pending: 'جارٍ الختم...',
    done: 'خُتم الحكم',
    doneText: 'يُفتح عند انتهاء الهيئة.',
    failed: 'خطأ في إصدار الحكم',
    own: (moment) => `أصدرت حكمك ${moment}.`,
    choices: { approve: 'قبول', reject: 'رفض' },
  },
} satisfies Texts<typeof original.juryContent>;
