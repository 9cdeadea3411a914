import type { Language } from '../languages/languages.ts';
import type { SiteTextName } from './ownTexts.ts';
import type { Settings } from './settings.ts';

type Asked = { name: SiteTextName; language: Language; offered: readonly Language[] };

/**
 * The installation's text for a reader of `language`: in that language, else in the first of `offered`
 * that has one, because the product's text no longer applies. Null: there never was one.
 */
export function findOwnText(
  texts: NonNullable<Settings['ownTexts']>,
  { name, language, offered }: Asked,
): { language: Language; isOwn: boolean } | null {
  const find = (wanted: Language) => {
    const text = texts.find((one) => one.name === name && one.language === wanted);
    return text && { language: wanted, isOwn: text.isOwn };
  };
  return [language, ...offered].map(find).find((text) => text?.isOwn) ?? find(language) ?? null;
}
