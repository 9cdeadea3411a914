import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './moneyWordsContent.ts';

export const moneyWordsContent = {
  currency: (english, code) =>
    new Intl.DisplayNames('de-DE', { type: 'currency' }).of(code) ?? english,
  oneDollar: 'einem Dollar',
  aDollar: 'ein Dollar',
  firstDollar: 'der erste Dollar',
  anyMoney: 'Geld',
  inDollars: 'in Dollar',
  inMoney: 'in Geld',
  noDollars: 'keinen Dollar',
  noMoney: 'kein Geld',
} satisfies Texts<typeof original.moneyWordsContent>;
