import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const languageContent = {
  label: 'اللغة',
  failed: 'تعذّر تغيير اللغة',
  failedText: 'يحتاج تغييرها إلى الشبكة. حاول مرة أخرى عندما تكون متصلًا.',
} satisfies Texts<typeof original.languageContent>;

export const siteContent = {
  operator: 'مشغّل هذا الموقع',
  socialLinks: [{ name: 'Facebook' }, { name: 'X' }, { name: 'Instagram' }, { name: 'LinkedIn' }],
} satisfies Texts<typeof original.siteContent>;

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
