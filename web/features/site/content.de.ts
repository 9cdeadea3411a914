import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const languageContent = {
  label: 'Sprache',
  failed: 'Die Sprache ließ sich nicht ändern',
  failedText: 'Dafür braucht es das Netz. Bitte versuche es noch einmal, wenn du online bist.',
} satisfies Texts<typeof original.languageContent>;

export const siteContent = {
  operator: 'den Betreiber dieser Seite',
  socialLinks: [{ name: 'Facebook' }, { name: 'X' }, { name: 'Instagram' }, { name: 'LinkedIn' }],
} satisfies Texts<typeof original.siteContent>;

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
