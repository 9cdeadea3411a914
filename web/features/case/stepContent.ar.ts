import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './stepContent.ts';

export const stepContent = {
  labels: {
    who: 'من يستطيع التصرّف',
    weights: 'كيف يُحتسب',
    until: 'حتى متى',
    next: 'ما الذي يلي',
    money: 'أين الأموال',
  },
  how: 'كيف يُقرَّر هذا',
  detail: 'قواعد هذه المرحلة',
  testMoney: 'هي أموال تجريبية.',
  divided: (solver, amount, fee, returned) =>
    `${amount} لـ \u2068${solver}\u2069، و${fee} للمنصّة، و${returned} عادت إلى المتبرّعين.`,
} satisfies Texts<typeof original.stepContent>;
