import { PLEDGE_EXPIRY_FIRST_NOTICE_DAYS } from '#schema/limits.ts';
import { pluralIn } from '#schema/languages/plural.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './moneyTexts.ts';

const EXPIRY_DAYS = pluralIn(
  'ar',
  PLEDGE_EXPIRY_FIRST_NOTICE_DAYS,
  {
    zero: 'لا أيام',
    one: 'يوم واحد',
    two: 'يومين',
    few: '# أيام',
    many: '# يومًا',
    other: '# يوم',
  },
  `${PLEDGE_EXPIRY_FIRST_NOTICE_DAYS}`,
);

export const moneyTexts = {
  pledged: ({ person, amount, title }) => `تعهّد ${person} بمبلغ ${amount} لـ«${title}».`,
  removedWithMoney: ({ amount, title }) => `حذف المُبلّغ «${title}». عاد إليك مبلغك ${amount}.`,
  mergedMoney: ({ amount, from, into }) =>
    `أُبلغ عن «${from}» مرتين، وتستمر في «${into}». يبقى مبلغك ${amount} حيث هو إلى أن تنقله أو تسحبه أو يحين موعد ردّه: افتح هذا الإشعار لتختار.`,
  expirySoon: ({ amount, title }) =>
    `لم يفز عرض في «${title}» بعد. يعود إليك مبلغك ${amount} بعد ${EXPIRY_DAYS} ما لم يفز عرض.`,
  expiryTomorrow: ({ amount, title }) =>
    `لم يفز عرض في «${title}» بعد. يعود إليك مبلغك ${amount} بعد يوم واحد ما لم يفز عرض.`,
  expired: ({ amount, title }) =>
    `لم يفز عرض في «${title}» في الوقت المحدّد. عاد إليك مبلغك ${amount}.`,
  workPaid: ({ amount, title }) => `قُبل عملك في «${title}». مبلغ ${amount} في طريقه إليك.`,
  moneyLeft: ({ amount, title }) => `اكتملت «${title}» وكلّفت أقل مما تُعهّد به: عاد إليك ${amount}.`,
  refundByRuling: ({ amount, title }) => `عاد إليك مبلغك ${amount} بموجب الحكم في «${title}».`,
  frozen: ({ title, reason }) => `جمّد سفير أموال «${title}»: ${reason}`,
  thawed: ({ title, reason }) => `لم تعد أموال «${title}» مجمّدة: ${reason}`,
  refundByMoneyVote: ({ amount, title }) =>
    `لم يحكم أحد في «${title}» في الموعد، ولم توافق أموال أكثر مما رفضت: عاد إليك مبلغك ${amount}.`,
  freezeOver: ({ title }) => `جُمّدت أموال «${title}» أقصى ما تسمح به القواعد. القضية مستمرة.`,
  hidingOver: ({ title }) =>
    `تبقى «${title}» محجوبة عن العموم وتستمر قضيتها: افتح هذا الإشعار لمتابعتها.`,
  pledgeReceived: ({ amount, title }) =>
    `وصل مبلغك ${amount} لـ«${title}» وهو محفوظ في حساب الضمان.`,
  pledgeTooLate: ({ amount }) => `لم تعد المشكلة تقبل تعهّدات. مبلغك ${amount} في طريق عودته إليك.`,
  refundFailed: ({ amount, title }) =>
    `لم يقبل بنكك المبلغ ${amount} العائد إليك من «${title}». ما زال لك: أُبلغ من يدير هذا الموقع وسيجد طريقة أخرى.`,
  chargeback: ({ amount, title }) =>
    `استرجع بنك ${amount} من المبالغ المتعهَّد بها لـ«${title}». تُحتسب كل الأصوات كما كانت.`,
  providerRefund: ({ amount, title }) =>
    `ردّت خدمة الدفع ${amount} من المبالغ المتعهَّد بها لـ«${title}». تُحتسب كل الأصوات كما كانت.`,
  shortEscrow: ({ title }) =>
    `لم يعد ما بقي في الضمان لـ«${title}» يكفي ثمن العمل. الأموال مجمّدة إلى أن ينظر أحد في الأمر، ولمدة لا تتجاوز ما تسمح به القواعد.`,
  reinstated: ({ amount, title }) => `عاد إلى ضمان «${title}» مبلغ ${amount} كان قد استُرجع.`,
  payoutAccountGone: () =>
    'لم يعد حساب صرف أموالك متصلًا. ينتظر المال المستحق عن عملك إلى أن تفتح حسابًا من جديد في إعدادات ملفك الشخصي.',
  payoutReady: ({ amount, title }) =>
    `مبلغ ${amount} عن عملك في «${title}» جاهز. حدّد في ملفك الشخصي إلى أين يذهب.`,
  payoutPaid: ({ amount, title }) => `دُفع لك ${amount} عن عملك في «${title}».`,
  reportAsked: ({ person, amount, title }) =>
    `يدفع ${person} مبلغ ${amount} مقابل تقريرك عن العمل في «${title}». سلّمه قبل أن ينتهي التصويت على الإثبات.`,
  reportPaid: ({ amount, title }) => `جاء تقريرك عن «${title}» في وقته. كسبت ${amount}.`,
  reportTooLate: ({ amount, title }) =>
    `لم يصل تقرير عن «${title}» قبل نهاية التصويت. عاد إليك مبلغك ${amount}.`,
} satisfies Texts<typeof original.moneyTexts>;
