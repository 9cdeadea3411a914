import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const languageContent = {
  label: 'Idioma',
  failed: 'No se pudo cambiar el idioma',
  failedText: 'Para cambiarlo hace falta conexión. Inténtalo de nuevo cuando la tengas.',
} satisfies Texts<typeof original.languageContent>;

export const siteContent = {
  operator: 'el operador de este sitio',
  socialLinks: [{ name: 'Facebook' }, { name: 'X' }, { name: 'Instagram' }, { name: 'LinkedIn' }],
} satisfies Texts<typeof original.siteContent>;

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
