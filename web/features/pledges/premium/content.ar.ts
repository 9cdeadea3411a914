import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const premiumContent = {
  title: 'تقارير مستقلة',
  intro: 'نظرة مدفوعة على العمل من شخص لا مصلحة له. اقرأها قبل أن تصوّت؛ لا صوت لها بذاتها.',
  states: { awaiting: 'منتظَر', paid: 'سُلّم', refunded: 'لم يُسلَّم' },
  by: (name) => `تقرير من \u2068${name}\u2069`,
  ordered: (payer, fee, day) => `طلبه \u2068${payer}\u2069 بأجر ${fee} في ${day}.`,
  outcome: {
    awaiting: 'ينتظر الأجر في حساب الضمان ويُرَدّ كاملًا ما لم يصل التقرير في الوقت المحدّد.',
    paid: (day) => `سُلّم في ${day}؛ وذهب الأجر إلى الخبير.`,
    refunded: (fee) => `لم يصل تقرير قبل انتهاء التصويت. رُدّ ${fee}.`,
  },
  order: {
    summary: 'سؤال خبير مستقل',
    intro:
      'يذهب الأجر إلى حساب ضمان هذه المشكلة، وليس تعهّدًا ولا يمنح صوتًا. يستحقّه الخبير بتسليم تقرير قبل انتهاء التصويت على الإثبات؛ وإلا عاد إليك كاملًا.',
    validator: 'اسم المستخدم للخبير',
    validatorHint: 'شخص عيّنه المشغّلون خبيرًا',
    fee: 'الأجر',
    feeHint: (least) => `${least} على الأقل`,
    testMoney: 'أموال تجريبية: لا يُخصم شيء.',
    submit: 'الدفع والطلب',
    pending: 'جارٍ الدفع…',
    done: 'طُلب التقرير',
    doneText: 'أُبلغ الخبير. الأجر ينتظر في حساب الضمان.',
    failed: 'تعذّر طلب التقرير',
  },
  deliver: {
    title: 'تقريرك منتظَر',
    intro: 'اذكر ما رأيته وكيف تحقّقت منه. لا يمكن تغييره بعد تسليمه.',
    label: 'التقرير',
    submit: 'تسليم التقرير',
    pending: 'جارٍ التسليم…',
    done: 'سُلّم تقريرك',
    doneText: 'أُبلغ صاحب المشكلة والمتبرّعون والمنفّذ.',
    failed: 'تعذّر تسليم التقرير',
  },
} satisfies Texts<typeof original.premiumContent>;
