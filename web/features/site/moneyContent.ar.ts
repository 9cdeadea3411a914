import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './moneyContent.ts';

export const moneyContent = { testMoney: 'أموال تجريبية' } satisfies Texts<
  typeof original.moneyContent
>;
