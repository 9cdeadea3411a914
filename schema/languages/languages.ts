/** English is the source language. */
export const LANGUAGES = ['en', 'de', 'es', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** In the language itself, for those who read no other. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  ar: 'العربية',
};

/** Left-to-right unless named here. */
export const textDirection = (language: string): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';

export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-US',
  de: 'de-DE',
  es: 'es',
  ar: 'ar-u-nu-latn',
};

export const LANGUAGE_COOKIE = 'trybe-language';

/**
 * The person's stored language if still offered, else the installation's own, the first of
 * `offered`.
 */
export function languageFor(kept: string | null, offered: readonly Language[]): Language {
  const [own = 'en'] = offered;
  return offered.find((language) => language === kept) ?? own;
}

export const findLanguage = (text: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === text);
