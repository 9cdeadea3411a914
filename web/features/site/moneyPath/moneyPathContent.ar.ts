import type { Texts } from '#schema/languages/Texts.ts';
import { BALLOT_WINDOW_HOURS, SELECTION_NOTICE_HOURS } from '#schema/limits.ts';
import { plural } from '#web/format/format.ts';
import { HOURS } from '#web/format/arabicTimes.ts';
import type * as original from './moneyPathContent.ts';

export const moneyPathContent = {
  label: 'طريق أموالك',
  steps: {
    held: { title: '1. تتعهّد', text: 'يُحفظ المال في حساب الضمان. ويمكنك استرداده حتى يُختار منفّذ.' },
    chosen: {
      title: '2. المتبرّعون يختارون',
      text: `يختار أكثر من نصف المال عرضًا، ويُعلَن ذلك قبل ${plural(SELECTION_NOTICE_HOURS, HOURS)}.`,
    },
    work: { title: '3. المنفّذ يعمل', text: 'حتى يوم متّفق عليه، ومن دون أن يُدفع له قبل ذلك.' },
    proof: {
      title: '4. يُفحص الإثبات',
      text: `صور قبل العمل وبعده. يصوّت المُبلِّغ والمتبرّعون خلال ${plural(BALLOT_WINDOW_HOURS, HOURS)}، وتفصل هيئة محلّفين في أي خلاف.`,
    },
    paid: {
      title: '5. يُدفع، أو يعود إليك',
      text: 'يُدفع للمنفّذ، وما لا يُحتاج إليه يعود إلى المتبرّعين.',
    },
  },
  example: (own, all) =>
    `مثلًا: ${own} من أصل ${all} في حساب الضمان لك. عند اختيار عرض يُحسب صوتك 20 من 100.`,
  days: {
    held: (day) => `اليوم ${day}`,
    chosen: (day) => `اليوم ${day}`,
    work: (day) => `حتى اليوم ${day}`,
    proof: (day) => `حتى اليوم ${day}`,
    paid: (day) => `حتى اليوم ${day}`,
  },
  states: { done: 'تمّت', current: 'الآن', ahead: 'لاحقًا' },
  promises: [
    'من يدير هذا الموقع لا يستطيع تحريك أموالك.',
    'لا يُدفع لأحد قبل إثبات العمل.',
    'كل سنت مدوّن في الدفاتر العامّة.',
  ],
} satisfies Texts<typeof original.moneyPathContent>;
