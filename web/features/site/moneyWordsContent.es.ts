import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './moneyWordsContent.ts';

export const moneyWordsContent = {
  currency: (english, code) =>
    new Intl.DisplayNames('es', { type: 'currency' }).of(code) ?? english,
  oneDollar: 'un dólar',
  aDollar: 'un dólar',
  firstDollar: 'el primer dólar',
  anyMoney: 'dinero',
  inDollars: 'en dólares',
  inMoney: 'en dinero',
  noDollars: 'cero dólares',
  noMoney: 'cero en dinero',
} satisfies Texts<typeof original.moneyWordsContent>;
