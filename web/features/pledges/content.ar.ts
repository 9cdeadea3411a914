import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

const numbered = (number: number | null) => (number === null ? '' : ` (رقم ${number})`);

export const pledgesContent = {
  list: {
    caption: 'التعهّدات لهذه المشكلة',
    number: 'الرقم',
    person: 'المتبرّع',
    amount: 'المبلغ',
    emptyTitle: 'لا تعهّدات بعد',
    empty: 'كن أول من يدعم هذه المشكلة.',
    failed: 'تعذّر تحميل التعهّدات',
  },
  trail: {
    caption: 'أين ذهب مالك',
    what: 'ما هو',
    when: 'متى',
    amount: 'إلى حساب الضمان',
    kinds: {
      pledge: (number) => `تعهّدت به${numbered(number)}`,
      withdrawal: (number) => `سحبته${numbered(number)}`,
      refund: (number) => `عاد إليك${numbered(number)}`,
      release: () => 'عاد إليك ما لم يحتج إليه العمل',
      chargeback: (number) => `استرجعه بنكك${numbered(number)}`,
      provider_refund: (number) => `رُدّ إليك لدى خدمة الدفع${numbered(number)}`,
      reinstated: (number) => `أعادته خدمة الدفع${numbered(number)}`,
      move_out: (number) => `نقلته إلى البلاغ الآخر${numbered(number)}`,
      move_in: (number) => `نقلته إلى هنا${numbered(number)}`,
      premium: () => 'دفعت أجر تقرير مستقل',
      premium_payment: () => 'دُفع للخبير أجر التقرير',
      premium_refund: () => 'لم يصل تقرير في الوقت المحدّد؛ عاد الأجر إليك',
    },
  },
  form: {
    title: 'تعهّد بالدعم',
    payments: {
      sandbox: 'أموال تجريبية: لا يجري هذا الموقع دفعات حقيقية.',
      stripe: 'تدفع بالبطاقة على صفحة من Stripe. لا يصل إلينا رقم أي بطاقة.',
    },
    amount: 'مبلغ التعهّد',
    amountHint: (least) => `${least} على الأقل.`,
    presets: 'مبالغ للاختيار',
    submit: 'تعهّد بالدعم',
    offlineSubmit: 'حفظ للتأكيد عند الاتصال',
    logIn: 'سجّل الدخول للتعهّد بدعم هذه المشكلة.',
    joinNext: 'بعد ذلك تنضمّ، ثم تؤكّد التعهّد.',
    merged: 'أُبلغ عن هذه المشكلة مرتين: قدّم تعهّدك في البلاغ الآخر من فضلك.',
    closed: 'هذه المشكلة مكتملة ولا تقبل تعهّدات أخرى.',
  },
  confirm: {
    title: 'أكّد تعهّدك',
    text: (amount, issue) =>
      `أنت على وشك التعهّد بمبلغ ${amount} لـ «\u2068${issue}\u2069». يذهب المال إلى حساب الضمان.`,
    share: (solver, fee) =>
      `عند الدفع مقابل حلّ يكون ${solver}% على الأقل مما يخرج من حساب الضمان للمنفّذ. وحصة المنصّة ${fee} على الأكثر من هذا التعهّد؛ وما يتبقّى يعود إلى المتبرّعين.`,
    confirm: (amount) => `التعهّد بمبلغ ${amount}`,
    pending: 'جارٍ الإرسال...',
  },
  receipt: {
    title: (amount) => `تعهّدت بمبلغ ${amount}`,
    escrow: (total) => `في حساب الضمان لهذه المشكلة الآن ${total}.`,
    needs: (amount, proposal) => `${amount} أخرى تجعل «\u2068${proposal}\u2069» ممكنًا.`,
    covers: (proposal) => `يغطّي حساب الضمان «\u2068${proposal}\u2069».`,
    money: (kind) => `كل ذلك ${kind}.`,
    vote: 'صوّت الآن',
  },
  kept: {
    offline: (amount) =>
      `أنت غير متصل، لذلك لم يُقدَّم تعهّدك بمبلغ ${amount}. هو محفوظ هنا إلى أن تؤكّده.`,
    untried: (amount) => `لم يُقدَّم تعهّدك بمبلغ ${amount} بعد. هو محفوظ هنا إلى أن تؤكّده.`,
    unknown: (amount) =>
      `لم يستجب الخادم، لذلك ليس مؤكّدًا أن تعهّدك بمبلغ ${amount} قد قُدّم. أكّده مرة أخرى: لا يمكن أن يُقدَّم إلا مرة واحدة.`,
    confirm: 'التأكيد الآن',
    discard: 'تجاهل',
  },
  toast: {
    submitted: 'قُدّم التعهّد!',
    submittedText: 'سُجّل تعهّدك بنجاح.',
    failed: 'خطأ في تقديم التعهّد',
  },
} satisfies Texts<typeof original.pledgesContent>;
