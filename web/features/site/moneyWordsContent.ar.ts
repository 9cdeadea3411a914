import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './moneyWordsContent.ts';

export const moneyWordsContent = {
  currency: (english, code) =>
    new Intl.DisplayNames('ar-u-nu-latn', { type: 'currency' }).of(code) ?? english,
  oneDollar: 'دولار واحد',
  aDollar: 'دولار',
  firstDollar: 'الدولار الأول',
  anyMoney: 'أي مبلغ',
  inDollars: 'بالدولار',
  inMoney: 'بالمال',
  noDollars: 'صفر دولار',
  noMoney: 'صفرًا من المال',
} satisfies Texts<typeof original.moneyWordsContent>;
