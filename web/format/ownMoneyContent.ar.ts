import type { Texts } from '#schema/languages/Texts.ts';
import { DAYS } from './arabicTimes.ts';
import { plural } from './format.ts';
import type * as original from './ownMoneyContent.ts';

const NOTICE = {
  zero: '0 يوم',
  one: 'يوم واحد',
  two: 'يومين',
  few: '# أيام',
  many: '# يومًا',
  other: '# يوم',
};

export const ownMoneyContent = {
  held: (amount) => `لك هنا ${amount} في حساب الضمان.`,
  pledged: (amount, parts) => `تعهّدت بمبلغ ${amount}: ${parts}.`,
  stillHeld: (amount) => `${amount} في حساب الضمان`,
  spent: (amount) => `أُنفق ${amount}`,
  returned: {
    withdrawal: (amount, day) => `سحبت ${amount} في ${day}`,
    refund: (amount, day) => `رُدّ إليك ${amount} في ${day}`,
    release: (amount, day) => `عاد إليك ${amount} في ${day}`,
    chargeback: (amount, day) => `استرجع بنكك ${amount} في ${day}`,
    provider_refund: (amount, day) => `ردّت خدمة الدفع ${amount} في ${day}`,
    move_out: (amount, day) => `نقلت ${amount} إلى البلاغ الآخر في ${day}`,
  },
  returns: (day) => `يُرَدّ تلقائيًّا في ${day} ما لم يفز عرض.`,
  chosen: 'اختير منفّذ: لا يمكن سحب المبلغ ما دام العمل جاريًا، وما لا يُحتاج إليه يعود إلى المتبرّعين.',
  counts: (amount, moment) => `يُحسب مبلغك ${amount} ابتداءً من ${moment}.`,
  late: (amount) => `جاء منه ${amount} بعد الاختيار ولا صوت له.`,
  line: {
    returns: (day) => `يُرَدّ تلقائيًّا في ${day} ما لم يفز عرض`,
    spent: (day) => `أُفرج عنه للعمل في ${day}`,
    withdrawn: (day) => `سُحب في ${day}`,
    refunded: (day) => `عاد إليك في ${day}`,
    charged_back: (day) => `استرجعه بنكك في ${day}`,
    back: (amount) => `عاد منه ${amount}`,
    borne: (amount) => `استُرجع ${amount} لاحقًا على حساب المنصّة`,
  },
  terms: {
    open: 'يُحفظ تعهّدك في حساب ضمان لهذه المشكلة إلى أن يقبل المجتمع حلًّا.',
    expiry: (days, notice) =>
      `يمكنك سحبه حتى يُختار عرض. وإذا لم يفز عرض بعد ${plural(days, DAYS)} من تعهّدك يعود إليك تلقائيًّا؛ ونُبلغك قبل ${plural(notice, NOTICE)} وقبل يوم واحد.`,
    pending: (moment) =>
      `فاز عرض بالتصويت ويُختار في ${moment} إن ظلّ فائزًا. وبعدها لا يمكن سحب تعهّدك ما دام العمل جاريًا.`,
    chosen: 'اختير منفّذ. لا يمكن سحب هذا التعهّد ما دام العمل جاريًا ولا صوت له.',
    covered: (price) =>
      `السعر ${price} مغطّى: ما لا يُحتاج إليه يعود إلى المتبرّعين، وإليك بنسبة تعهّدك.`,
    missing: (price, missing) =>
      `ينقص ${missing} عن السعر ${price}. وما لا يُحتاج إليه يعود إلى المتبرّعين، وإليك بنسبة تعهّدك.`,
    anyway: 'التعهّد رغم ذلك',
  },
} satisfies Texts<typeof original.ownMoneyContent>;
