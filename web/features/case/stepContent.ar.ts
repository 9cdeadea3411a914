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
  testMoney: 'هي أموال تجريبية.',
} satisfies Texts<typeof original.stepContent>;
