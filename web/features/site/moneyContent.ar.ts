import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './moneyContent.ts';

export const moneyContent = { testMoney: 'أموال تجريبية' } satisfies Texts<
  typeof original.moneyContent
>;

/** Beside a field for a number. */
export const numberContent = {
  understood: (number) => `يُقرأ: ${number}`,
  ask: 'أي رقم تقصد؟',
} satisfies Texts<typeof original.numberContent>;
